import type { Locator, Page } from 'playwright'
import { paths } from '#ui/shell/paths.ts'
import { attributesOf, exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openAccount } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { priceIn } from '../../../world/prices.ts'
import type { PurchasesActor } from '../PurchasesActor.ts'

export class BrowserPurchases implements PurchasesActor {
  private readonly tab: Tab
  private readonly saved: string[] = []

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.purchases, async (page, words) => {
      await openAccount(page, words)
      await page.getByRole('link', { name: words('account:sections.purchases') }).click()
    })
  }

  filterByPlayer(name: string): Promise<void> {
    return this.tab.act(async (page) => void (await page.getByRole('search').locator('[name=player]').selectOption({ label: name })))
  }

  async openPurchase(number: string): Promise<void> {
    await this.open()
    await this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('link', { name: words('purchases:list.receiptFor', { number }) })
        .click(),
    )
  }

  makeOutReceipt(address: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const form = page.getByRole('form', { name: words('purchases:form.title') })
      await form.locator('[name=receiptAddress]').fill(address)
      await form.locator('button[type=submit]').click()
    })
  }

  download(): Promise<void> {
    return this.tab.act(async (page, words) => {
      page.on('download', (file) => this.saved.push(file.suggestedFilename()))
      await sheet(page, words)
        .getByRole('button', { name: words('purchases:sheet.download') })
        .click()
    })
  }

  totals(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const rows = page.getByRole('main').locator('[data-purchase]')
      const numbers = await attributesOf(rows, 'data-purchase')
      const totals = await textsOf(rows.locator('[data-amount]'))
      return numbers.map((number, row) => `${number} ${priceIn(totals[row] ?? '')}`)
    })
  }

  receiptState() {
    return this.tab.read(async (page, words) => {
      if (await exists(page.getByRole('form').getByRole('button', { name: words('purchases:form.issuing') }))) return 'wait'
      return (await exists(sheet(page, words))) ? 'success' : 'idle'
    })
  }

  downloadState() {
    return this.tab.read(async (page, words) => {
      if (await exists(sheet(page, words).getByRole('button', { name: words('purchases:sheet.downloading') }))) return 'wait'
      return (await exists(sheet(page, words).getByText(words('purchases:sheet.downloaded')))) ? 'downloaded' : 'idle'
    })
  }

  receiptText(): Promise<string> {
    return this.tab.read(async (page, words) => (await textsOf(sheet(page, words).getByRole('article'))).join(''))
  }

  async files(): Promise<readonly string[]> {
    return this.saved
  }

  isHarmless(): Promise<boolean> {
    return this.tab.read(async (page, words) => {
      const document = sheet(page, words).getByRole('article')
      const isShown = await exists(document.getByRole('table'))
      const elements = await document.locator('script, form, input, [href^="javascript:"], [target=_top]').count()
      const ran = await page.evaluate(() => 'stolen' in globalThis)
      return isShown && elements === 0 && !ran
    })
  }

  printed() {
    return this.tab.read(async (page, words) => {
      await page.emulateMedia({ media: 'print' })
      const hasName = await page.locator('[data-printed-name]').isVisible()
      const hasReceipt = await sheet(page, words).getByRole('article').isVisible()
      const controls = await page.locator('button:visible, textarea:visible').count()
      await page.emulateMedia({ media: null })
      return { hasName, hasReceipt, controls }
    })
  }
}

function sheet(page: Page, words: PageTexts): Locator {
  return page.getByRole('region', { name: words('purchases:sheet.title') })
}
