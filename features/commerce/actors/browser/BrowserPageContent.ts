import { attributesOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { PageContentActor } from '../PageContentActor.ts'

export class BrowserPageContent implements PageContentActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  blocks(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const sections = page.getByRole('main').locator('section[data-block]')
      const [types = [], titles = []] = await Promise.all(['data-block', 'aria-label'].map((name) => attributesOf(sections, name)))
      return types.map((type, index) => `${type}: ${titles[index]}`)
    })
  }

  facts(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const list = page.getByRole('main').locator('section[data-block] dl')
      const [labels, values] = await Promise.all([textsOf(list.locator('dt')), textsOf(list.locator('dt + dd'))])
      return labels.map((label, index) => `${label}: ${values[index]}`)
    })
  }
}
