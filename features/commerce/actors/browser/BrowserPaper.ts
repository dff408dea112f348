import type { Page } from 'playwright'
import type { Tab } from '../../../world/browser/Tab.ts'

/** What is printed, and what a document of the club could do in a browser. */
export class BrowserPaper {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  /** The club's name and the document, without anything to press or fill in. */
  hasOnlyText(): Promise<boolean> {
    return this.tab.read(async (page) => {
      await page.emulateMedia({ media: 'print' })
      const shown = await Promise.all(['[data-printed-name]', 'article'].map((part) => page.locator(part).isVisible()))
      const controls = await page.locator('button:visible, textarea:visible').count()
      await page.emulateMedia({ media: null })
      return shown.every(Boolean) && controls === 0
    })
  }

  isHarmless(): Promise<boolean> {
    return this.tab.read(
      async (page) => (await elementsIn(page, 'table')) > 0 && (await elementsIn(page, active)) === 0 && !(await hasRun(page)),
    )
  }
}

const active = 'script, form, input, [href^="javascript:"], [target=_top]'

function elementsIn(page: Page, selector: string): Promise<number> {
  return page.locator('article').locator(selector).count()
}

/** The fake backend's receipt would set it. */
function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'stolen' in globalThis)
}
