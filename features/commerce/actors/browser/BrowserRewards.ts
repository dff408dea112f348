import { paths } from '#ui/shell/paths.ts'
import { attributesOf, textsOf, valuesIn } from '../../../world/browser/pageReaders.ts'
import { openAccountSection } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { priceOfValue } from '../../../world/prices.ts'
import type { RewardsActor } from '../RewardsActor.ts'

export class BrowserRewards implements RewardsActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.rewards, (page, words) => openAccountSection(page, words, 'rewards'))
  }

  useOffered(code: string): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('cart:coupon.useNamed', { code }), exact: true }).click())
  }

  checkBalance(code: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const form = page.getByRole('form', { name: words('cart:gift.title') })
      await form.getByLabel(words('cart:gift.label'), { exact: true }).fill(code)
      await form.getByRole('button', { name: words('cart:gift.check'), exact: true }).click()
    })
  }

  bucks(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const place = page.getByRole('region', { name: words('rewards:bucks.title') })
      const names = await attributesOf(place.locator('[data-reward]'), 'data-reward')
      const amounts = await valuesIn(place)
      return names.map((name, index) => `${name}: ${priceOfValue(amounts[index] ?? '')}`)
    })
  }

  coupons(): Promise<readonly string[]> {
    return this.tab.read((page, words) => textsOf(page.getByRole('region', { name: words('rewards:coupons.title') }).locator('code')))
  }

  offered(): Promise<readonly string[]> {
    return this.tab.read((page) => attributesOf(page.locator('[data-coupon]'), 'data-coupon'))
  }

  balance(): Promise<string | undefined> {
    return this.tab.read(async (page) => {
      const [value] = await attributesOf(page.locator('[data-balance]'), 'data-balance')
      return value && priceOfValue(value)
    })
  }
}
