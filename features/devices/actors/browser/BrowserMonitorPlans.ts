import { paths } from '#ui/shell/paths.ts'
import { BrowserCheckout } from '../../../commerce/actors/browser/BrowserCheckout.ts'
import type { CardInHand } from '../../../commerce/actors/CheckoutActor.ts'
import { exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { MonitorPlansActor } from '../MonitorPlansActor.ts'

export class BrowserMonitorPlans implements MonitorPlansActor {
  private readonly tab: Tab
  private readonly checkout: BrowserCheckout

  constructor(tab: Tab) {
    this.tab = tab
    this.checkout = new BrowserCheckout(tab)
  }

  beginPurchase(): Promise<void> {
    return this.tab.navigateTo(paths.monitorPurchase, (page) =>
      page.goto(new URL(paths.monitorPurchase, page.url()).href).then(() => undefined),
    )
  }

  beginUpgrade(esn: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const shown = esn.match(/.{1,4}/g)?.join(' ') ?? esn
      await page.getByRole('main').getByRole('listitem').filter({ hasText: shown }).getByRole('button').first().click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: words('devices:manage.upgrade') })
        .click()
      await page.getByRole('heading', { level: 1, name: words('monitorPlans:upgrade.title') }).waitFor()
    })
  }

  beginPaymentInfo(name: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: words('devices:membership.cardNamed', { name }) })
        .click()
      await page.getByRole('heading', { level: 1, name: words('monitorPlans:card.title') }).waitFor()
    })
  }

  choose(plan: string): Promise<void> {
    return this.tab.act((page) => page.getByRole('main').getByRole('radio', { name: plan }).press('Space'))
  }

  goOn(): Promise<void> {
    return this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('button', { name: words('monitorPlans:buy.next'), exact: true })
        .click(),
    )
  }

  async pay(card: CardInHand, presses = 1): Promise<void> {
    await this.checkout.fillInCard(card)
    await (presses > 1 ? this.checkout.orderManyTimes() : this.checkout.order())
  }

  plans(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const group = page.getByRole('radiogroup', { name: words('monitorPlans:buy.plan') })
      const rows = await textsOf(group.locator('label'))
      return rows.map((text) => text.replace(/\s*\$[\d.,]+$/, ''))
    })
  }

  step(): Promise<string | undefined> {
    return this.tab.read(async (page) => {
      const current = page.getByRole('main').locator('[aria-current=step]')
      return (await exists(current)) ? ((await current.getAttribute('data-step')) ?? undefined) : undefined
    })
  }

  isCardSent(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('main').getByText(words('monitorPlans:card.sent'))))
  }
}
