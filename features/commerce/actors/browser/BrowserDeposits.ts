import type { Locator, Page } from 'playwright'
import { type DepositStep, depositSteps } from '#domain/commerce/deposit/deposit'
import { pathOfClubOrder } from '#ui/shell/paths.ts'
import { attributesOf, exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { priceIn } from '../../../world/prices.ts'
import type { CardInHand } from '../CheckoutActor.ts'
import type { DepositsActor } from '../DepositsActor.ts'

export class BrowserDeposits implements DepositsActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async begin(id: string): Promise<void> {
    const address = pathOfClubOrder(id)
    await this.tab.navigateTo(address, async (page) => void (await page.goto(new URL(address, page.url()).href)))
    await this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('button', { name: words('deposit:order.pay') })
        .click(),
    )
  }

  chooseSet(name: string): Promise<void> {
    return this.tab.act((page) => dialog(page).getByRole('radio', { name }).press('Space'))
  }

  billTo(street: string): Promise<void> {
    return this.tab.act(async (page) => {
      const select = dialog(page).locator('[data-step] select[name=billing]')
      const label = (await select.locator('option').allTextContents()).find((text) => text.includes(street)) ?? ''
      await select.selectOption({ label })
    })
  }

  apply(kind: 'coupon' | 'giftCode', code: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const form = dialog(page).getByRole('form', { name: words(`deposit:codes.${kind}`) })
      if (!(await form.isVisible())) await dialog(page).locator('summary').click()
      await form.getByRole('textbox').fill(code)
      await form.getByRole('button', { name: words('deposit:codes.apply'), exact: true }).click()
    })
  }

  async pay(card: CardInHand): Promise<void> {
    await this.fillInCard(card)
    await this.press()
  }

  fillInCard({ number, holder, month, year, securityCode }: CardInHand): Promise<void> {
    return this.tab.act(async (page) => {
      const fields = Object.entries({ number, holder, month, year, securityCode })
      for (const [name, text] of fields) await dialog(page).locator(`[name=${name}]`).fill(text)
    })
  }

  async payInInstalments(): Promise<void> {
    await this.tab.act((page, words) =>
      dialog(page)
        .getByRole('radio', { name: words('deposit:payment.affirm') })
        .press('Space'),
    )
    await this.press()
  }

  press(): Promise<void> {
    return this.tab.act((page) => button(page).click())
  }

  pressManyTimes(): Promise<void> {
    return this.tab.act((page) =>
      button(page).evaluate((element: HTMLButtonElement) => {
        for (let press = 0; press < 10; press += 1) element.form?.requestSubmit(element)
      }),
    )
  }

  confirmToBank(): Promise<void> {
    return this.tab.act((page) => page.frameLocator('[role=dialog] iframe').locator('button[value=confirmed]').click())
  }

  tryAgain(): Promise<void> {
    return this.tab.act((page, words) =>
      dialog(page)
        .getByRole('button', { name: words('deposit:errors.again') })
        .click(),
    )
  }

  close(): Promise<void> {
    return this.tab.act(async (page, words) => {
      const names = [words('deposit:dialog.close'), words('deposit:errors.back')]
      for (const name of names) {
        const close = dialog(page).locator('footer').getByRole('button', { name, exact: true })
        if (await close.isVisible()) return close.click()
      }
    })
  }

  deletePlaced(): Promise<void> {
    return this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('button', { name: words('deposit:order.again') })
        .click(),
    )
  }

  step(): Promise<DepositStep | undefined> {
    return this.tab.read(async (page) => {
      if (!(await exists(dialog(page)))) return undefined
      const [told] = await attributesOf(dialog(page).locator('[data-step]'), 'data-step')
      return depositSteps.find((step) => step === (told ?? 'select'))
    })
  }

  message(): Promise<string | undefined> {
    return this.tab.read(async (page) => (await textsOf(dialog(page).locator('[data-part=message] q')))[0])
  }

  isPaid(): Promise<boolean> {
    return this.tab.read((page, words) => exists(dialog(page).getByRole('region', { name: words('deposit:done.title') })))
  }

  isGone(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('main').getByText(words('deposit:order.none'), { exact: true })))
  }

  sums(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const panel = summary(page, words)
      const lines = await attributesOf(panel.locator('[data-line]'), 'data-line')
      const amounts = await textsOf(panel.locator('[data-line] [data-amount]'))
      return lines.map((line, row) => `${line} ${priceIn(amounts[row] ?? '')}`)
    })
  }
}

function dialog(page: Page): Locator {
  return page.getByRole('dialog').first()
}

function button(page: Page): Locator {
  return dialog(page).locator('footer button[type=submit]')
}

function summary(page: Page, words: PageTexts): Locator {
  return dialog(page).getByRole('region', { name: words('deposit:sums.title') })
}
