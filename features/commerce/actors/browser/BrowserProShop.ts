import type { Locator, Page } from 'playwright'
import { proShopBlockTypes } from '#domain/commerce/proShop'
import { paths } from '#ui/shell/paths.ts'
import { attributesOf } from '../../../world/browser/pageReaders.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { ProShopActor } from '../ProShopActor.ts'

export class BrowserProShop implements ProShopActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.proShop, (page) => page.goto(new URL(paths.proShop, page.url()).href).then(() => undefined))
  }

  blocks() {
    return this.tab.read(async (page) => {
      const [types, titles] = await Promise.all(['data-block', 'aria-label'].map((name) => attributesOf(sections(page), name)))
      return (types ?? []).flatMap((messages, index) => {
        const type = proShopBlockTypes.find((known) => known === messages)
        return type ? [{ type, title: titles?.[index] ?? '' }] : []
      })
    })
  }

  waysUnder(title: string): Promise<readonly string[]> {
    return this.tab.read((page) => attributesOf(page.getByRole('region', { name: title, exact: true }).getByRole('link'), 'href'))
  }

  picturesBeside(slogan: string): Promise<number> {
    return this.tab.read((page) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: slogan, exact: true }) })
        .locator('img')
        .count(),
    )
  }
}

function sections(page: Page): Locator {
  return page.getByRole('main').locator('section[data-block]')
}
