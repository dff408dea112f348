import type { Locator, Page } from 'playwright'
import { paths } from '#ui/shell/paths.ts'
import { textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openAccount } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { priceIn } from '../../../world/prices.ts'
import type { CardInHand } from '../CheckoutActor.ts'
import type { GearActor } from '../GearActor.ts'

export class BrowserGear implements GearActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.gear, async (page, words) => {
      await openAccount(page, words)
      await page.getByRole('link', { name: words('account:sections.gear') }).click()
    })
  }

  choose(name: string): Promise<void> {
    return this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('button', { name: words('gear:item.buyNamed', { name }) })
        .click(),
    )
  }

  fillInCard({ number, holder, month, year, securityCode }: CardInHand): Promise<void> {
    return this.tab.act(async (page, words) => {
      const fields = Object.entries({ number, holder, month, year, securityCode })
      for (const [name, text] of fields) await payment(page, words).locator(`[name=${name}]`).fill(text)
    })
  }

  pay(): Promise<void> {
    return this.tab.act((page, words) => button(page, words).click())
  }

  payManyTimes(): Promise<void> {
    return this.tab.act((page, words) =>
      button(page, words).evaluate((element: HTMLButtonElement) => {
        for (let press = 0; press < 10; press += 1) element.form?.requestSubmit(element)
      }),
    )
  }

  offered(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const rows = items(page).filter({ hasNot: ordered(page, words) })
      const names = await textsOf(rows.getByRole('heading', { level: 2 }))
      const prices = await textsOf(rows.locator('[data-part=price] [data-amount]'))
      return names.map((name, row) => `${name} ${priceIn(prices[row] ?? '')}`)
    })
  }

  pictures(): Promise<number> {
    return this.tab.read((page) => items(page).locator('img').count())
  }

  ordered(): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(
        items(page)
          .filter({ has: ordered(page, words) })
          .getByRole('heading', { level: 2 }),
      ),
    )
  }

  bought(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const [text = ''] = await textsOf(page.getByRole('region', { name: words('gear:bought.title') }).getByRole('status'))
      return words.read('gear:bought.lead', text)?.['name']
    })
  }
}

function items(page: Page): Locator {
  return page.getByRole('main').locator('[data-gear]')
}

function ordered(page: Page, words: PageTexts): Locator {
  return page.getByText(words.pattern('gear:item.ordered'))
}

function payment(page: Page, words: PageTexts): Locator {
  return page.getByRole('form', { name: words('clubPayment:payment.title') })
}

function button(page: Page, words: PageTexts): Locator {
  return payment(page, words).locator('button[type=submit]')
}
