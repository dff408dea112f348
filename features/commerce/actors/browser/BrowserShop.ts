import type { Locator, Page } from 'playwright'
import { paths } from '#ui/shell/paths.ts'
import { attributesOf, exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { navigation, type Tab } from '../../../world/browser/Tab.ts'
import type { ShopActor } from '../ShopActor.ts'

export class BrowserShop implements ShopActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.shop, async (page, words) => {
      // The sign-in has no link to the shop, so a visitor opens its address.
      if (!(await exists(wayThere(page, words)))) return void (await page.goto(new URL(paths.shop, page.url()).href))
      await wayThere(page, words).click()
    })
  }

  blocks(): Promise<readonly string[]> {
    return this.tab.read((page) => attributesOf(page.getByRole('main').locator('[data-block]'), 'data-block'))
  }

  categories(): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(page.locator('[data-block=categories]').getByRole('heading', { level: 3 })))
  }

  productsIn(block: string): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(page.getByRole('region', { name: block, exact: true }).getByRole('heading', { level: 3 })))
  }

  specials(): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(page.getByRole('main').locator('[data-special]').getByRole('heading', { level: 3 })))
  }

  featuredIn(special: string): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(
        page
          .getByRole('main')
          .getByRole('list', { name: words('shopHome:specials.featured', { name: special }) })
          .getByRole('link'),
      ),
    )
  }

  productsOf(special: string): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(specialNamed(page, special).getByRole('heading', { level: 4 })))
  }

  turnOn(special: string): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('shopHome:specials.after', { name: special }) }).click())
  }

  partOf(special: string): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const [text = ''] = await textsOf(specialNamed(page, special).getByRole('status'))
      const messages = words.read('shopHome:specials.pageOf', text)
      return messages && `${messages['page']}/${messages['pages']}`
    })
  }

  openMenu(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('menu:menu.open'), exact: true }).click())
  }

  menu(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const groups = await page
        .getByRole('navigation', { name: words('menu:menu.categories') })
        .locator('[data-group]')
        .all()
      const names = await Promise.all(groups.map((group) => textsOf(group.getByRole('link'))))
      return names.map(([head = '', ...children]) => `${head}: ${children.join(', ')}`)
    })
  }

  menuSpecials(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const names = await Promise.all((await menuSpecials(page, words).all()).map((special) => textsOf(special.getByRole('link').first())))
      return names.flat()
    })
  }

  featuredInMenu(special: string): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(
        page
          .getByRole('dialog')
          .getByRole('list', { name: words('menu:menu.featured', { name: special }) })
          .getByRole('link'),
      ),
    )
  }
}

function specialNamed(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true })
}

function menuSpecials(page: Page, words: PageTexts): Locator {
  return page
    .getByRole('dialog')
    .getByRole('region', { name: words('menu:menu.specials') })
    .locator('[data-special]')
}

function wayThere(page: Page, words: PageTexts): Locator {
  return navigation(page, words).getByRole('link', { name: words('shell:areas.shop'), exact: true })
}
