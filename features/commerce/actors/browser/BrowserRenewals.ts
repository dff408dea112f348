import type { Locator, Page } from 'playwright'
import type { PlanKind } from '#domain/commerce/renewals/plan'
import { paths } from '#ui/shell/paths.ts'
import { attributesOf, exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openAccountSection } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { priceIn } from '../../../world/prices.ts'
import type { CardInHand } from '../CheckoutActor.ts'
import type { RenewalsActor } from '../RenewalsActor.ts'

export class BrowserRenewals implements RenewalsActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.renewals, (page, words) => openAccountSection(page, words, 'renewals'))
  }

  show(kind: PlanKind): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('tab', { name: words(`renewals:kinds.${kind}`) }).click())
  }

  choose(plan: string): Promise<void> {
    return this.tab.act((page) => page.getByRole('checkbox', { name: plan }).press('Space'))
  }

  useCoupon(code: string): Promise<void> {
    return this.apply('coupon', code)
  }

  useOwnCoupon(): Promise<void> {
    return this.tab.act((page, words) =>
      page
        .getByRole('region', { name: words('renewals:codes.title') })
        .getByRole('checkbox')
        .first()
        .press('Space'),
    )
  }

  useGiftCode(code: string): Promise<void> {
    return this.apply('giftCode', code)
  }

  useBucks(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('checkbox', { name: words.pattern('renewals:codes.bucks') }).press('Space'))
  }

  async chooseCentre(prefecture: string, centre: string): Promise<void> {
    await this.tab.act(async (page) => void (await page.locator('[name=prefecture]').selectOption({ label: prefecture })))
    await this.tab.act(async (page) => void (await page.locator('[name=centre]').selectOption({ label: centre })))
  }

  fillInCard({ number, holder, month, year, securityCode }: CardInHand): Promise<void> {
    return this.tab.act(async (page, words) => {
      const fields = Object.entries({ number, holder, month, year, securityCode })
      for (const [name, text] of fields) await payment(page, words).locator(`[name=${name}]`).fill(text)
    })
  }

  chooseInstalments(months: number): Promise<void> {
    return this.tab.act((page, words) => payment(page, words).locator(`input[type=radio][value="${months}"]`).press('Space'))
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

  wait(): Promise<void> {
    return this.tab.act(() => Promise.resolve())
  }

  look(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('clubPayment:progress.look') }).click())
  }

  beginAgain(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('renewals:done.again') }).click())
  }

  plans(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const rows = page.getByRole('tabpanel').getByRole('listitem')
      const names = await textsOf(rows.locator('[data-part=name]'))
      const prices = await textsOf(rows.locator('[data-amount]'))
      return names.map((name, row) => `${name} ${priceIn(prices[row] ?? '')}`)
    })
  }

  summary(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const panel = page.getByRole('region', { name: words('clubPayment:sums.title') })
      const kinds = await attributesOf(panel.locator('[data-line]'), 'data-line')
      const amounts = await textsOf(panel.locator('[data-line] [data-amount]'))
      return kinds.map((kind, row) => `${kind} ${priceIn(amounts[row] ?? '')}`)
    })
  }

  membership(): Promise<string | undefined> {
    return this.tab.read(async (page) => (await attributesOf(page.locator('[data-membership]'), 'data-membership'))[0])
  }

  progress() {
    return this.tab.read(async (page, words) => {
      const main = page.getByRole('main')
      if (await exists(main.getByRole('region', { name: words('renewals:done.title') }))) return 'renewed'
      if (await exists(main.getByText(words('clubPayment:progress.still'), { exact: true }))) return 'still-processed'
      return (await exists(main.getByRole('tablist'))) ? 'choosing' : 'processing'
    })
  }

  orders(): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(page.getByRole('region', { name: words('renewals:past.title') }).locator('[data-part=name]')),
    )
  }

  private apply(name: 'coupon' | 'giftCode', code: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const form = page.getByRole('form', { name: words(`renewals:codes.${name}`) })
      await form.getByRole('textbox').fill(code)
      await form.getByRole('button', { name: words('renewals:codes.apply'), exact: true }).click()
    })
  }
}

function payment(page: Page, words: PageTexts): Locator {
  return page.getByRole('form', { name: words('clubPayment:payment.title') })
}

function button(page: Page, words: PageTexts): Locator {
  return payment(page, words).locator('button[type=submit]')
}
