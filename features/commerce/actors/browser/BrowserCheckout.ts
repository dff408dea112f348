import type { Locator, Page } from 'playwright'
import type { AddressField } from '#domain/commerce/addressDraft'
import { pathOfDone } from '#ui/commerce/shopPaths.ts'
import { paths } from '#ui/shell/paths.ts'
import { attributesOf, exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { priceIn } from '../../../world/prices.ts'
import { type CardInHand, type CheckoutActor, type CheckoutPart, checkoutParts } from '../CheckoutActor.ts'

export class BrowserCheckout implements CheckoutActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.checkout, async (page, words) => {
      const count = page.getByRole('button', { name: words.pattern('commerce:cartCount.label') })
      // The sign-in has no link to the shop, so a visitor opens its address.
      if (!(await exists(count))) return void (await page.goto(new URL(paths.checkout, page.url()).href))
      await count.click()
      // The page behind it may contain the same link.
      await page
        .getByRole('dialog')
        .getByRole('link', { name: words('commerce:miniCart.checkOut') })
        .click()
    })
  }

  writeEmail(text: string): Promise<void> {
    return this.tab.act(async (page) => {
      const field = part(page, 'email').getByRole('textbox')
      await field.fill(text)
      await field.blur()
    })
  }

  shipTo(address: string): Promise<void> {
    return this.choose('shipping', address)
  }

  billTo(address: string): Promise<void> {
    return this.choose('billing', address)
  }

  fillIn(place: 'shipping' | 'billing', field: AddressField, text: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const another = part(page, place).getByText(words('checkout:shipping.another'))
      if ((await exists(another)) && !(await exists(fieldOf(page, place, 'city')))) await another.click()
      const control = fieldOf(page, place, field)
      if (!(await control.isVisible())) await part(page, place).locator('summary').click()
      if (field === 'countryCode') await control.selectOption(text)
      else if (field === 'regionId') await control.selectOption({ label: text })
      else await control.fill(text)
    })
  }

  saveNewAddress(): Promise<void> {
    return this.tab.act((page, words) => part(page, 'shipping').getByText(words('checkout:shipping.save'), { exact: true }).click())
  }

  sendPlace(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('checkout:shipping.send') }).click())
  }

  chooseWay(name: string): Promise<void> {
    return this.tab.act(async (page) => (await wayNamed(page, name)).click())
  }

  fillInCard({ number, holder, month, year, securityCode }: CardInHand): Promise<void> {
    return this.tab.act(async (page) => {
      const fields = { number, holder, month, year, securityCode }
      for (const [name, text] of Object.entries(fields)) await part(page, 'card').locator(`[name=${name}]`).fill(text)
    })
  }

  applyCoupon(code: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const form = page.getByRole('form', { name: words('cart:coupon.title') })
      await form.getByRole('textbox', { name: words('cart:coupon.label') }).fill(code)
      await form.getByRole('button', { name: words('cart:coupon.apply'), exact: true }).click()
    })
  }

  order(): Promise<void> {
    return this.tab.act((page) => button(page).click())
  }

  orderByKeyboard(card: CardInHand): Promise<void> {
    return this.tab.act(async (page) => {
      const usual = page.viewportSize()
      await page.setViewportSize({ width: 320, height: 640 })
      await tabThrough(page, new Map(Object.entries(card)))
      if (usual) await page.setViewportSize(usual)
    })
  }

  async buyByKeyboard(product: string, card: CardInHand): Promise<void> {
    await this.tab.act((page) => pressWhere(page, product))
    await this.tab.act((page, words) => pressWhere(page, words('addToCart:add.add')))
    await this.tab.act((page, words) => pressWhere(page, words('commerce:miniCart.checkOut')))
    await this.orderByKeyboard(card)
  }

  orderManyTimes(): Promise<void> {
    return this.tab.act((page) =>
      button(page).evaluate((element: HTMLButtonElement) => {
        for (let press = 0; press < 10; press += 1) element.form?.requestSubmit(element)
      }),
    )
  }

  answerBank(answer: 'confirmed' | 'denied'): Promise<void> {
    return this.tab.act((page) => page.frameLocator('[role=dialog] iframe').locator(`button[value=${answer}]`).click())
  }

  leaveBank(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('checkout:bank.stop') }).click())
  }

  parts(): Promise<readonly CheckoutPart[]> {
    return this.tab.read(async (page) => {
      const found = await attributesOf(page.locator('[data-part]'), 'data-part')
      return checkoutParts.filter((each) => found.includes(each))
    })
  }

  shipsTo(): Promise<string | undefined> {
    return this.tab.read((page, words) => streetIn(page, words, 'shipping'))
  }

  billsTo(): Promise<string | undefined> {
    return this.tab.read((page, words) => streetIn(page, words, 'billing'))
  }

  isBilled(): Promise<boolean> {
    return this.tab.read((page, words) => exists(part(page, 'billing').getByText(words('checkout:billing.saved'))))
  }

  isCouponApplied(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('status').getByText(words('cart:coupon.applied'))))
  }

  written(place: 'shipping' | 'billing', field: AddressField): Promise<string> {
    return this.tab.read((page) => fieldOf(page, place, field).inputValue())
  }

  ways(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const names = await namesOf(rows(page))
      const prices = await textsOf(rows(page).locator('data'))
      return names.map((name, row) => `${name} ${prices[row]}`)
    })
  }

  chosenWay(): Promise<string | undefined> {
    return this.tab.read(async (page) => (await namesOf(chosen(page, rows(page))))[0])
  }

  problemOf(way: string): Promise<string | undefined> {
    return this.tab.read(async (page) => {
      const row = await wayNamed(page, way)
      if (!(await row.getByRole('radio').isDisabled())) return undefined
      const [words = ''] = await textsOf(row.locator('[data-way]').locator('xpath=../following-sibling::*[1]'))
      return words
    })
  }

  missing(): Promise<readonly CheckoutPart[]> {
    return this.tab.read(async (page) => {
      const links = await attributesOf(part(page, 'card').getByRole('alert').getByRole('link'), 'href')
      return checkoutParts.filter((each) => links.includes(`#checkout-${each}`))
    })
  }

  total(): Promise<string | undefined> {
    return this.tab.read((page) => priceOn(page.locator('[data-total]')))
  }

  buttonTotal(): Promise<string | undefined> {
    return this.tab.read((page) => priceOn(button(page)))
  }

  isAskedByBank(): Promise<boolean> {
    return this.tab.read((page) => exists(page.getByRole('dialog').locator('iframe')))
  }

  bankTotal(): Promise<string | undefined> {
    return this.tab.read(async (page) => {
      return priceIn((await page.frameLocator('[role=dialog] iframe').locator('main strong').textContent()) ?? '')
    })
  }

  isEmpty(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('heading', { name: words('checkout:checkout.empty') })))
  }

  number(): Promise<string | undefined> {
    return this.tab.read(async (page) => (await attributesOf(page.locator('[data-order]'), 'data-order'))[0])
  }

  confirmedTo(): Promise<string | undefined> {
    return this.tab.read(async (page) => (await attributesOf(page.locator('[data-confirmed]'), 'data-confirmed'))[0])
  }

  isConfirmed(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('heading', { level: 1, name: words('checkout:done.title') })))
  }

  openConfirmation(number: string): Promise<void> {
    return this.tab.act(async (page) => {
      await page.goto(new URL(pathOfDone(number), page.url()).href)
    })
  }

  bought(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const goods = page.getByRole('list', { name: words('checkout:done.items') }).getByRole('listitem')
      const names = await attributesOf(goods, 'data-good')
      return names
    })
  }

  orderSentTo(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const [text] = await textsOf(page.getByRole('region', { name: words('orders:detail.shippedTo') }).locator('address'))
      return text?.match(/\d+ \p{L}+ Road/u)?.[0]
    })
  }

  orderTotal(): Promise<string | undefined> {
    return this.tab.read((page) => priceOn(page.locator('[data-total]')))
  }

  knows(figures: string): Promise<boolean> {
    return this.tab.read(async (page) => {
      const typed = await page
        .locator('input')
        .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')))
      const all = [await page.content(), JSON.stringify(await page.evaluate(() => window.history.state)), ...typed]
      return all.some((text) => text.replaceAll(/[ -]/g, '').includes(figures))
    })
  }

  private choose(place: 'shipping' | 'billing', address: string): Promise<void> {
    return this.tab.act((page) => part(page, place).locator(`[data-street="${address}"]`).click())
  }
}

async function priceOn(element: Locator): Promise<string | undefined> {
  const [text = ''] = await textsOf(element)
  return priceIn(text)
}

function part(page: Page, name: CheckoutPart): Locator {
  return page.locator(`[data-part=${name}]`)
}

function button(page: Page): Locator {
  return part(page, 'card').locator('form button[type=submit]')
}

function fieldOf(page: Page, place: 'shipping' | 'billing', field: AddressField): Locator {
  return part(page, place).locator(`[name=${field}]`)
}

function rows(page: Page): Locator {
  return part(page, 'method')
    .locator('label')
    .filter({ has: page.locator('[data-way]') })
}

function chosen(page: Page, choices: Locator): Locator {
  return choices.filter({ has: page.getByRole('radio', { checked: true }) })
}

async function namesOf(ways: Locator): Promise<readonly string[]> {
  return (await textsOf(ways.locator('[data-way]'))).map((name) => name.replace(' · ', ' '))
}

async function wayNamed(page: Page, name: string): Promise<Locator> {
  const index = (await namesOf(rows(page))).indexOf(name)
  if (index < 0) throw new Error(`Nothing is shipped by ${name}`)
  return rows(page).nth(index)
}

async function streetIn(page: Page, words: PageTexts, place: 'shipping' | 'billing'): Promise<string | undefined> {
  const row = chosen(page, part(page, place).locator('label'))
  const [street] = await attributesOf(row.locator('[data-street]'), 'data-street')
  if (street !== undefined) return street
  const isSame = place === 'billing' && (await textsOf(row)).some((text) => text === words('checkout:billing.same'))
  if (isSame) return streetIn(page, words, 'shipping')
  const written = fieldOf(page, place, 'street1')
  return (await exists(written)) ? (await written.inputValue()) || undefined : undefined
}

const mostPresses = 100

/** Reaches the control by Tab alone. */
async function pressWhere(page: Page, name: string): Promise<void> {
  for (let press = 0; press < mostPresses; press += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const { activeElement: control } = document
      return control?.getAttribute('aria-label') ?? control?.textContent?.trim() ?? ''
    })
    if (at.startsWith(name)) return page.keyboard.press('Enter')
  }
  throw new Error(`${name} is out of reach of the keyboard`)
}

/** Fills in each control on the way to the order's button, and presses it. */
async function tabThrough(page: Page, texts: ReadonlyMap<string, string>): Promise<void> {
  for (let press = 0; press < mostPresses; press += 1) {
    await page.keyboard.press('Tab')
    const { name, place } = await page.evaluate(() => {
      const { activeElement: at } = document
      return { name: at?.getAttribute('name') ?? '', place: at?.closest('[data-part]')?.getAttribute('data-part') }
    })
    if (place === 'method') await page.keyboard.press('Space')
    if (place === 'card') await page.keyboard.type(texts.get(name) ?? '')
    if (await button(page).evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter')
  }
  throw new Error('The order is out of reach of the keyboard')
}
