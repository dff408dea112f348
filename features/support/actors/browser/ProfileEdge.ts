import type { Tab } from '../../../world/browser/Tab.ts'

/** The profile beside home is laid out, dragged and measured in browsers only. */
export class ProfileEdge {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  /** In pixels. */
  width(): Promise<number | undefined> {
    return this.tab.read(async (page) => (await page.locator('#app aside').boundingBox())?.width)
  }

  /** By pixels; to the left if negative. */
  drag(by: number): Promise<void> {
    return this.tab.act(async (page) => {
      const box = await page.getByRole('separator').boundingBox()
      if (!box) throw new Error('The profile has no edge')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + by / 2, y)
      await page.mouse.move(x + by, y)
      await page.mouse.up()
    })
  }

  press(key: string): Promise<void> {
    return this.tab.act((page) => page.getByRole('separator').press(key))
  }
}
