import type { Locator, Page } from 'playwright'
import { pathOfShopSearch } from '#ui/commerce/search/searchAddress.ts'
import { escapeRegExp, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { ShopSearchActor } from '../CategoryActor.ts'
import { filterOn, filterRow, isPageMissing, pageOn, productNames, totalOn, turnTo } from './productList.ts'

export class BrowserShopSearch implements ShopSearchActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(words: string): Promise<void> {
    return this.go(pathOfShopSearch({ words }))
  }

  follow(urlKeys: readonly string[]): Promise<void> {
    return this.go(pathOfShopSearch({ urlKeys }))
  }

  within(category: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.getByRole('combobox', { name: words('listing:search.within') }).selectOption({ label: category })
    })
  }

  filter(label: string): Promise<readonly string[]> {
    return this.tab.read((page) => filterOn(page, label))
  }

  narrow(value: string): Promise<void> {
    return this.tab.act((page) => filterRow(page, value).click())
  }

  turnTo(number: number): Promise<void> {
    return this.tab.act((page, words) => turnTo(page, words, number))
  }

  products(): Promise<readonly string[]> {
    return this.tab.read(productNames)
  }

  total(): Promise<number | undefined> {
    return this.tab.read(totalOn)
  }

  page(): Promise<string> {
    return this.tab.read(pageOn)
  }

  isPageMissing(): Promise<boolean> {
    return this.tab.read(isPageMissing)
  }

  proposed(): Promise<readonly string[]> {
    return this.tab.read((page, words) => textsOf(page.getByRole('region', { name: words('listing:search.instead') }).getByRole('link')))
  }

  isNothingFound(): Promise<boolean> {
    return this.tab.read(async (page, words) => {
      const headings = await textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))
      return headings.some((text) => words.read('listing:search.none', text) !== undefined)
    })
  }

  type(...texts: readonly string[]): Promise<void> {
    return this.tab.act(async (page, words) => {
      for (const text of texts) await field(page, words).fill(text)
    })
  }

  suggested(): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(page.getByRole('listbox').locator('[data-suggested]')))
  }

  take(suggestion: string): Promise<void> {
    return this.tab.act((page) =>
      page
        .getByRole('listbox')
        .getByRole('option', { name: new RegExp(`^${escapeRegExp(suggestion)}`) })
        .click(),
    )
  }

  enter(): Promise<void> {
    return this.tab.act((page, words) => field(page, words).press('Enter'))
  }

  async ledTo(): Promise<string | undefined> {
    const [, urlKey] = /\/shop\/products\/([^/]+)$/.exec(await this.tab.path()) ?? []
    return urlKey
  }

  private go(path: string): Promise<void> {
    return this.tab.navigateTo(path, (page) => page.goto(new URL(path, page.url()).href).then(() => undefined))
  }
}

function field(page: Page, words: PageTexts): Locator {
  return page.getByRole('searchbox', { name: words('menu:search.label') })
}
