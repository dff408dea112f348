import type { Locator, Page } from 'playwright'
import { isLanguage, type Language } from '#domain/shared/language'
import { attributesOf, exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { navigation, type Tab } from '../../../world/browser/Tab.ts'
import type { LibraryActor } from '../LibraryActor.ts'

export class BrowserLibrary implements LibraryActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo('/learn', goToLibrary)
  }

  chooseCategory(title: string): Promise<void> {
    return this.tab.act((page, words) => categories(page, words).getByRole('button', { name: title, exact: true }).click())
  }

  async chooseLanguage(language: Language): Promise<void> {
    await this.tab.act((page, words) => languages(page, words).selectOption(language))
  }

  watchIntro(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('library:intro.watch') }).click())
  }

  categories(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => (await textsOf(categories(page, words).getByRole('button'))).slice(1))
  }

  language(): Promise<Language | undefined> {
    return this.tab.read(async (page, words) => {
      const value = await languages(page, words).inputValue()
      return isLanguage(value) ? value : undefined
    })
  }

  series(): Promise<readonly string[]> {
    return this.tab.read((page, words) => textsOf(shelf(page, words).getByRole('heading')))
  }

  begun(): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(page.getByRole('region', { name: words('library:library.begun') }).getByRole('heading', { level: 3 })),
    )
  }

  video(): Promise<string | undefined> {
    return this.tab.read(async (page) => (await attributesOf(page.getByRole('dialog').locator('video'), 'aria-label'))[0])
  }

  async search(keyword: string): Promise<void> {
    const isThere = await this.tab.read(async (page, words) => (await field(page, words).count()) > 0)
    if (!isThere) await this.searchAnew()
    await this.tab.act(async (page, words) => {
      await field(page, words).pressSequentially(keyword)
      await field(page, words).press('Enter')
    })
  }

  async typeAndLeave(keyword: string): Promise<void> {
    await this.searchAnew()
    await this.tab.act(async (page, words) => {
      await field(page, words).pressSequentially(keyword)
      await languages(page, words).focus()
    })
  }

  clearSearch(): Promise<void> {
    return this.tab.act((page, words) => field(page, words).fill(''))
  }

  openFound(title: string): Promise<void> {
    return this.tab.act((page) => page.getByRole('main').getByRole('link', { name: title, exact: true }).click())
  }

  async searchAnew(): Promise<void> {
    await this.tab.act(goToLibrary)
    await this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('link', { name: words('library:search.title'), exact: true })
        .click(),
    )
  }

  forgetKeyword(keyword: string): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('library:search.forget', { keyword }) }).click())
  }

  recentKeywords(): Promise<readonly string[]> {
    return this.tab.read((page, words) => textsOf(page.getByRole('list', { name: words('library:search.recent') }).getByRole('listitem')))
  }

  keyword(): Promise<string> {
    return this.tab.read((page, words) => field(page, words).inputValue())
  }

  found(): Promise<readonly string[]> {
    return this.tab.read((page, words) => textsOf(page.getByRole('list', { name: words('library:search.results') }).getByRole('heading')))
  }

  mark(title: string): Promise<void> {
    return this.tab.act((page, words) => heart(page, words, title).click())
  }

  isMarked(title: string): Promise<boolean> {
    return this.tab.read(async (page, words) => exists(page.getByRole('button', { name: words('learning:favourites.drop', { title }) })))
  }

  async openFavourites(): Promise<void> {
    await this.tab.navigateTo('/learn', goToLibrary)
    await this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('link', { name: words('library:favourites.title'), exact: true })
        .click(),
    )
  }

  takeOut(title: string): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('learning:favourites.drop', { title }) }).click())
  }

  thinkBetter(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('shell:kit.undo'), exact: true }).click())
  }

  favourites(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const lists = [words('library:favourites.series'), words('library:favourites.videos')].map((name) => page.getByRole('list', { name }))
      return (await Promise.all(lists.map((list) => textsOf(list.getByRole('heading'))))).flat()
    })
  }

  openSeries(title: string): Promise<void> {
    return this.tab.act((page, words) => shelf(page, words).getByRole('link', { name: title, exact: true }).click())
  }

  seriesTitle(): Promise<string | undefined> {
    return this.tab.read((page) => textOf(page.getByRole('main').getByRole('heading', { level: 1 })))
  }

  videos(): Promise<readonly string[]> {
    return this.tab.read((page, words) => textsOf(videos(page, words).getByRole('heading')))
  }

  nextVideo(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const next = videos(page, words).locator('[aria-current=step]')
      return (await exists(next)) ? textOf(next.getByRole('heading')) : undefined
    })
  }
}

function heart(page: Page, words: PageTexts, title: string): Locator {
  const names = [words('learning:favourites.keep', { title }), words('learning:favourites.drop', { title })]
  return names.map((name) => page.getByRole('button', { name, exact: true })).reduce((one, other) => one.or(other))
}

function field(page: Page, words: PageTexts): Locator {
  return page.getByRole('searchbox', { name: words('library:search.keyword') })
}

async function goToLibrary(page: Page, words: PageTexts): Promise<void> {
  await navigation(page, words)
    .getByRole('link', { name: words('shell:areas.learn'), exact: true })
    .click()
}

function categories(page: Page, words: PageTexts): Locator {
  return page.getByRole('group', { name: words('library:library.categories') })
}

function languages(page: Page, words: PageTexts): Locator {
  return page.getByRole('combobox', { name: words('library:library.language') })
}

function shelf(page: Page, words: PageTexts): Locator {
  return page.getByRole('list', { name: words('library:library.series') })
}

function videos(page: Page, words: PageTexts): Locator {
  return page.getByRole('list', { name: words('library:series.videos') })
}
