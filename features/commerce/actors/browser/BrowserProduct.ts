import type { Locator, Page } from 'playwright'
import { type AddState, idleAdd } from '#domain/commerce/addState'
import type { GiftField } from '#domain/commerce/giftDraft'
import { pathOfProduct } from '#ui/commerce/shopPaths.ts'
import { attributesOf, escapeRegExp, exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { priceIn } from '../../../world/prices.ts'
import type { PlanFacts, ProductActor } from '../ProductActor.ts'

const statuses = ['empty', 'wait', 'added'] as const satisfies readonly AddState['addStatus'][]
const results = ['addSuccess', 'addFailed'] as const satisfies readonly AddState['addResult'][]
const refusals = ['not-found', 'not-salable', 'too-few', 'invalid'] as const

export class BrowserProduct implements ProductActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(urlKey: string): Promise<void> {
    const path = pathOfProduct(urlKey)
    return this.tab.navigateTo(path, (page) => page.goto(new URL(path, page.url()).href).then(() => undefined))
  }

  quickLook(name: string): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('addToCart:quick.look', { name }), exact: true }).click())
  }

  choose(label: string, value: string): Promise<void> {
    return this.tab.act((page) => choose(page, label, value))
  }

  takeAlong(name: string): Promise<void> {
    return this.tab.act((page, words) =>
      form(page)
        .getByRole('group', { name: words('addToCart:addOns.title') })
        .getByText(name, { exact: true })
        .click(),
    )
  }

  write(label: string, text: string): Promise<void> {
    return this.tab.act((page) => form(page).getByRole('textbox', { name: label }).fill(text))
  }

  written(label: string): Promise<string> {
    return this.tab.read((page) => form(page).getByRole('textbox', { name: label }).inputValue())
  }

  writeOnCard(field: GiftField, text: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const name = words(`addToCart:gift.${field}`)
      const written = form(page).getByRole('textbox', { name })
      if (await exists(written)) return written.fill(text)
      await form(page).getByRole('group', { name, exact: true }).getByRole('radio').filter({ hasText: text }).first().click()
    })
  }

  writtenOnCard(field: GiftField): Promise<string> {
    return this.tab.read(async (page, words) => {
      const name = words(`addToCart:gift.${field}`)
      const written = form(page).getByRole('textbox', { name })
      if (await exists(written)) return written.inputValue()
      return form(page).getByRole('group', { name, exact: true }).getByRole('radio', { checked: true }).inputValue()
    })
  }

  designs(): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(
        form(page)
          .getByRole('radiogroup', { name: words('addToCart:gift.design') })
          .locator('label'),
      ),
    )
  }

  setQuantity(quantity: number): Promise<void> {
    return this.tab.act(async (page, words) => {
      const name = words('addToCart:quantity.label', { name: (await nameOn(page)) ?? '' })
      const field = page.getByRole('textbox', { name })
      await field.fill(String(quantity))
      await field.press('Enter')
    })
  }

  setPartQuantity(name: string, quantity: number): Promise<void> {
    return this.tab.act(async (page, words) => {
      const field = form(page).getByRole('textbox', { name: words('addToCart:bundle.quantity', { name }) })
      await field.fill(String(quantity))
      await field.press('Enter')
    })
  }

  add(): Promise<void> {
    return this.tab.act((page) => page.locator('[data-add]').last().click())
  }

  goOn(): Promise<void> {
    return this.tab.act((page, words) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: words('shell:kit.close') })
        .click(),
    )
  }

  name(): Promise<string | undefined> {
    return this.tab.read(nameOn)
  }

  price(): Promise<string | undefined> {
    return this.tab.read(async (page) => {
      const [text] = await textsOf(page.locator('[data-price]').last())
      return text && priceIn(text)
    })
  }

  adding() {
    return this.tab.read(async (page) => {
      const [status] = await attributesOf(form(page), 'data-add-status')
      const [result] = await attributesOf(form(page), 'data-add-result')
      return {
        addStatus: statuses.find((each) => each === status) ?? idleAdd.addStatus,
        addResult: results.find((each) => each === result) ?? idleAdd.addResult,
      }
    })
  }

  refusal() {
    return this.tab.read(async (page) => {
      const [reason] = await attributesOf(page.locator('[data-refusal]'), 'data-refusal')
      return refusals.find((each) => each === reason)
    })
  }

  missing(): Promise<readonly string[]> {
    return this.tab.read((page) => attributesOf(form(page).locator('[data-missing]'), 'data-missing'))
  }

  shortOf(): Promise<number | undefined> {
    return this.tab.read(async (page, words) => {
      const [text = ''] = await textsOf(page.locator('[data-refusal]'))
      const messages = words.read('addToCart:add.left', text)?.['count']
      return messages === undefined ? undefined : Number(messages)
    })
  }

  tiers(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const cells = await form(page).locator('[data-tier]').all()
      const messages = cells.map(async (cell) => {
        const [price = ''] = await textsOf(cell.locator('strong'))
        const [saving = ''] = await textsOf(cell.locator('span').last())
        const { amount = '', percent = '' } = words.read('addToCart:tier.saving', saving) ?? {}
        return [await cell.getAttribute('data-tier'), price, amount, Number.parseFloat(percent)].join(' ')
      })
      return (await Promise.all(messages)).slice(1)
    })
  }

  plan(): Promise<PlanFacts | undefined> {
    return this.tab.read(async (page, words) => {
      const [payments = '', first = ''] = await textsOf(form(page).locator('[data-plan] p'))
      const { count, price = '' } = words.read('addToCart:plan.payments', payments) ?? {}
      const begins = words.read('addToCart:plan.first', first)?.['price']
      return count === undefined ? undefined : { payments: Number(count), instalment: price, first: begins }
    })
  }

  beside(which: 'related' | 'upsell'): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(page.locator(`[data-beside=${which}]`).getByRole('heading', { level: 3 })))
  }

  media() {
    return this.tab.read(async (page) => {
      const gallery = page.locator('[data-gallery]')
      const [video] = await attributesOf(gallery.locator('video'), 'src')
      return { pictures: await gallery.locator('img').count(), video: video && new URL(video).pathname.split('/').at(-2) }
    })
  }
}

function form(page: Page): Locator {
  return page.locator('form[data-add-status]').last()
}

async function nameOn(page: Page): Promise<string | undefined> {
  return (await attributesOf(form(page), 'aria-label'))[0]
}

async function choose(page: Page, label: string, value: string): Promise<void> {
  const list = form(page).getByRole('combobox', { name: new RegExp(`^${escapeRegExp(label)}`) })
  const starts = new RegExp(`^${escapeRegExp(value)}`)
  if (await exists(list)) {
    const [messages = ''] = await attributesOf(list.locator('option').filter({ hasText: starts }), 'value')
    await list.selectOption(messages)
    return
  }
  const group = form(page).getByRole('group', { name: label, exact: true })
  if (!(await exists(group.getByText(starts)))) await group.locator('[data-way=plan]').click()
  await group.getByText(starts).first().click()
}
