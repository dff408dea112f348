import { type PurchaseFilters, purchaseStatuses } from '#domain/devices/purchase'
import { paths } from '#ui/shell/paths.ts'
import { textsOf } from '../../../world/browser/pageReaders.ts'
import { openAccountSection } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { DevicePurchasesActor } from '../DevicePurchasesActor.ts'

export class BrowserDevicePurchases implements DevicePurchasesActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.devicePurchases, async (page, words) => {
      await openAccountSection(page, words, 'devices')
      await page
        .getByRole('main')
        .getByRole('link', { name: words('devices:purchases.title') })
        .click()
    })
  }

  filter({ status, from, to, sort }: Partial<PurchaseFilters>): Promise<void> {
    return this.tab.act(async (page) => {
      const filters = page.getByRole('search')
      if (status) await filters.locator('[name=status]').selectOption(status)
      if (sort) await filters.locator('[name=sort]').selectOption(sort)
      if (from) await filters.locator('[name=from]').fill(from.toString())
      if (to) await filters.locator('[name=to]').fill(to.toString())
    })
  }

  filters() {
    return this.tab.read(async (page) => {
      const value = (name: string) => page.getByRole('search').locator(`[name=${name}]`).inputValue()
      return { sort: await value('sort'), status: await value('status'), from: await value('from'), to: await value('to') }
    })
  }

  purchases(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const rows = page.getByRole('main').getByRole('listitem')
      const names = await textsOf(rows.locator('[data-part=name]'))
      const texts = await textsOf(rows)
      const statusIn = (text = '') => purchaseStatuses.find((status) => text.endsWith(words(`devices:purchases.${status}`)))
      return names.map((name, index) => `${name}, ${statusIn(texts[index])}`)
    })
  }
}
