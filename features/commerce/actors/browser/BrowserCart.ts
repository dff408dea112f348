import type { Locator, Page } from 'playwright'
import { attributesOf, exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { priceIn } from '../../../world/prices.ts'
import type { CartActor } from '../CartActor.ts'

export class BrowserCart implements CartActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  quantity(): Promise<number | undefined> {
    return this.tab.read(async (page, words) => {
      const [label] = await attributesOf(count(page, words), 'aria-label')
      if (label === undefined) return undefined
      return Number(words.read('commerce:cartCount.label', label)?.['count'] ?? 0)
    })
  }

  open(): Promise<void> {
    return this.tab.navigateTo('/shop/cart', async (page, words) => {
      // The sign-in has no link to the shop, so a visitor opens its address.
      if (!(await exists(count(page, words)))) return void (await page.goto(new URL('/shop/cart', page.url()).href))
      await count(page, words).click()
      await page.getByRole('link', { name: words('commerce:miniCart.open') }).click()
    })
  }

  openMini(): Promise<void> {
    return this.tab.act((page, words) => count(page, words).click())
  }

  setQuantity(name: string, quantity: number): Promise<void> {
    return this.tab.act(async (page, words) => {
      const field = page.getByRole('textbox', { name: words('commerce:line.quantity', { name }) })
      await field.fill(String(quantity))
      await field.press('Enter')
    })
  }

  remove(name: string): Promise<void> {
    return this.press('commerce:line.remove', { name })
  }

  putBack(): Promise<void> {
    return this.press('shell:kit.undo')
  }

  async empty(): Promise<void> {
    await this.press('cart:cart.clear')
    await this.tab.act((page, words) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('cart:cart.clear'), exact: true })
        .click(),
    )
  }

  applyCoupon(code: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const form = page.getByRole('form', { name: words('cart:coupon.title') })
      await form.getByRole('textbox', { name: words('cart:coupon.label') }).fill(code)
      await form.getByRole('button', { name: words('cart:coupon.apply'), exact: true }).click()
    })
  }

  removeCoupon(code: string): Promise<void> {
    return this.press('cart:coupon.remove', { code })
  }

  applyGiftCode(code: string, amount = ''): Promise<void> {
    return this.tab.act(async (page, words) => {
      const form = page.getByRole('form', { name: words('cart:gift.title') })
      await form.getByRole('textbox', { name: words('cart:gift.label') }).fill(code)
      await form.getByRole('textbox', { name: words('cart:gift.amount') }).fill(amount)
      await form.getByRole('button', { name: words('cart:gift.apply'), exact: true }).click()
    })
  }

  removeGiftCode(code: string): Promise<void> {
    return this.press('cart:gift.remove', { code })
  }

  removeAllGiftCodes(): Promise<void> {
    return this.press('cart:gift.removeAll')
  }

  noteMerge(): Promise<void> {
    return this.press('commerce:merged.note')
  }

  lines(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const rows = await goods(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .all()
      return Promise.all(
        rows.map(
          async (row) => `${await row.getByRole('textbox').inputValue()} ${(await textsOf(row.getByRole('heading', { level: 3 })))[0]}`,
        ),
      )
    })
  }

  designs(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const texts = await textsOf(goods(page).getByText(words.pattern('commerce:line.design')))
      return texts.map((text) => words.read('commerce:line.design', text)?.['name'] ?? text)
    })
  }

  total(): Promise<string | undefined> {
    return this.tab.read(async (page) => {
      const [text] = await textsOf(page.locator('[data-total]').last())
      return text && priceIn(text)
    })
  }

  codes(): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(page.getByRole('main').getByRole('form').getByRole('listitem').locator('strong')))
  }

  alert(): Promise<string | undefined> {
    return this.tab.read(async (page) => (await textsOf(page.locator('[data-alert] p')))[0])
  }

  broughtAlong(): Promise<number | undefined> {
    return this.tab.read(async (page, words) => {
      const dialog = page.getByRole('dialog')
      if (!(await exists(dialog))) return undefined
      const [text = ''] = await textsOf(dialog.getByText(words.pattern('commerce:merged.text')))
      const messages = words.read('commerce:merged.text', text)?.['count']
      return messages === undefined ? undefined : Number(messages)
    })
  }

  private press(key: string, values: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words(key, values), exact: true }).click())
  }
}

/** The mini cart covers the cart. */
function goods(page: Page): Locator {
  return page.locator('[data-lines]').last()
}

function count(page: Page, words: PageTexts): Locator {
  const names = [words.pattern('commerce:cartCount.empty'), words.pattern('commerce:cartCount.label')]
  return names.map((name) => page.getByRole('button', { name })).reduce((one, other) => one.or(other))
}
