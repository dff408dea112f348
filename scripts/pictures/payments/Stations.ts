import type { Locator, Page } from 'playwright'
import { priceIn } from '../../../features/world/prices.ts'
import { openPath, removeDesk } from '../signedInPage.ts'

export interface Station {
  readonly name: string
  /** Undefined where no money is moved. */
  readonly sum: string | undefined
  readonly png: Buffer
}

interface Shown {
  readonly around: Locator
  /** The element with the sum, which the picture outlines. */
  readonly sum: Locator
}

const margin = 12

/** The screens of one payment, from the offer to the receipt. */
export class Stations {
  readonly page: Page
  private readonly taken: Station[] = []

  private constructor(page: Page) {
    this.page = page
  }

  /** High enough for a whole receipt below the header. */
  static async begin(page: Page): Promise<Stations> {
    await page.setViewportSize({ width: 390, height: 1000 })
    return new Stations(page)
  }

  get all(): readonly Station[] {
    return this.taken
  }

  async open(path: string): Promise<void> {
    await openPath(this.page, path)
    await removeDesk(this.page)
  }

  /** Fails where the sum is missing, or another one than before. */
  async take(name: string, { around, sum }: Shown): Promise<void> {
    const text = (await sum.innerText()).normalize('NFKC')
    const price = priceIn(text)
    const [first] = this.taken
    if (price === undefined) throw new Error(`${name}: no sum in “${text}”`)
    if (first && first.sum !== price) throw new Error(`${name}: ${price}, but ${first.name}: ${first.sum}`)
    await sum.evaluate((element: HTMLElement) => element.style.setProperty('outline', '2px solid #d6336c'))
    this.taken.push({ name, sum: price, png: await this.picture(around) })
    await sum.evaluate((element: HTMLElement) => element.style.removeProperty('outline'))
  }

  /** Fails where money is mentioned. */
  async takeWithoutSum(name: string, around: Locator): Promise<void> {
    const text = await around.innerText()
    const price = priceIn(text.normalize('NFKC'))
    if (price !== undefined) throw new Error(`${name}: ${price} in “${text}”`)
    this.taken.push({ name, sum: undefined, png: await this.picture(around) })
  }

  /** Fails where something was paid meanwhile. */
  async takeUnchanged(name: string, around: Locator, before: string): Promise<void> {
    const text = await around.innerText()
    if (text !== before) throw new Error(`${name}: “${text}”, but before: “${before}”`)
    this.taken.push({ name: `${name} as before`, sum: undefined, png: await this.picture(around) })
  }

  private async picture(around: Locator): Promise<Buffer> {
    await around.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const [box, size] = [await around.boundingBox(), this.page.viewportSize()]
    if (!box || !size || box.height > size.height) throw new Error('This can’t be shown as a whole')
    const top = Math.max(0, box.y - margin)
    const bottom = Math.min(size.height, box.y + box.height + margin)
    return this.page.screenshot({ clip: { x: 0, y: top, width: size.width, height: bottom - top } })
  }
}
