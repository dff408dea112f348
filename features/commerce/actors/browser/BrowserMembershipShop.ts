import { clubMemberships, monitorShop } from '#ui/commerce/membershipPaths.ts'
import { paths } from '#ui/shell/paths.ts'
import { exists, textsOf } from '../../../world/browser/pageReaders.ts'
import { openAccountSection } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { priceIn } from '../../../world/prices.ts'
import type { MembershipShopActor, ShopOwner } from '../MembershipShopActor.ts'

export class BrowserMembershipShop implements MembershipShopActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(owner: ShopOwner): Promise<void> {
    if (owner === 'launch monitor') {
      return this.tab.navigateTo(monitorShop.home, (page) => page.goto(new URL(monitorShop.home, page.url()).href).then(() => undefined))
    }
    return this.tab.navigateTo(clubMemberships.home, (page, words) => openAccountSection(page, words, 'memberships'))
  }

  look(product: string): Promise<void> {
    return this.tab.act((page) => page.getByRole('main').getByRole('link', { name: product, exact: true }).click())
  }

  openCart(): Promise<void> {
    return this.goTo('cart')
  }

  async checkOut(): Promise<void> {
    await this.openCart()
    await this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('link', { name: words('cart:cart.checkOut') })
        .click(),
    )
  }

  openAddresses(): Promise<void> {
    return this.goTo('addresses')
  }

  products(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const cards = page.getByRole('list', { name: words('membershipShop:list.label') }).getByRole('listitem')
      const names = await textsOf(cards.getByRole('heading'))
      const texts = await textsOf(cards)
      return names.map((name, index) => `${name} ${priceIn(texts[index] ?? '')}`)
    })
  }

  isClosed(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('main').getByText(words('family:closed.launchMonitorLead'))))
  }

  private goTo(page: 'cart' | 'addresses'): Promise<void> {
    return this.tab.act(async (shown) => {
      const home = shown.url().includes(paths.monitorShop) ? monitorShop : clubMemberships
      await shown.locator(`nav a[href$='${home[page]}']`).click()
    })
  }
}
