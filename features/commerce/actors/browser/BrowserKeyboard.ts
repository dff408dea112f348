import type { Page } from 'playwright'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { CardInHand } from '../../cards.ts'

const mostPresses = 100

/** The order of the Tab key depends on the layout. */
export class BrowserKeyboard {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  /** On a narrow phone, with the first delivery method. */
  order(card: CardInHand): Promise<void> {
    return this.tab.act(async (page) => {
      const usual = page.viewportSize()
      await page.setViewportSize({ width: 320, height: 640 })
      await fillInUntilOrdered(page, new Map(Object.entries(card)))
      if (usual) await page.setViewportSize(usual)
    })
  }

  async buy(product: string, card: CardInHand): Promise<void> {
    for (const name of [product, 'addToCart:add.add', 'commerce:miniCart.checkOut'])
      await this.tab.act((page, words) => pressWhere(page, name === product ? name : words(name)))
    await this.order(card)
  }
}

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

async function fillInUntilOrdered(page: Page, texts: ReadonlyMap<string, string>): Promise<void> {
  for (let press = 0; press < mostPresses; press += 1) {
    await page.keyboard.press('Tab')
    const { name, type, place } = await page.evaluate(() => {
      const { activeElement: at } = document
      return {
        name: at?.getAttribute('name') ?? '',
        type: at?.getAttribute('type'),
        place: at?.closest('[data-part]')?.getAttribute('data-part'),
      }
    })
    if (place === 'method') await page.keyboard.press('Space')
    if (place === 'card') await page.keyboard.type(texts.get(name) ?? '')
    if (place === 'card' && type === 'submit') return page.keyboard.press('Enter')
  }
  throw new Error('The order is out of reach of the keyboard')
}
