import type { Locator, Page } from 'playwright'
import { paths } from '#ui/shell/paths.ts'
import { exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { navigation, type Tab } from '../../../world/browser/Tab.ts'
import type { AreasActor, FamilyActor, ScreenName } from '../FamilyActor.ts'

export class BrowserFamily implements FamilyActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  look(): Promise<void> {
    return this.tab.navigateTo('/family', async (page, words) => {
      const change = strip(page, words).getByRole('link', { name: words('family:strip.change') })
      if (await exists(change)) await change.click()
      else await page.goto(new URL('/family', page.url()).href)
    })
  }

  async actFor(firstName: string): Promise<void> {
    if ((await this.tab.path()) !== '/family') await this.look()
    await this.tab.act((page, words) => act(page, words, firstName).click())
  }

  givePassword(password: string): Promise<void> {
    return this.tab.act(async (page) => {
      await passwordField(page).fill(password)
      await passwordField(page).press('Enter')
    })
  }

  goBack(): Promise<void> {
    return this.tab.act((page, words) =>
      strip(page, words)
        .getByRole('button', { name: words.pattern('family:strip.back') })
        .click(),
    )
  }

  decline(): Promise<void> {
    return this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('button', { name: words.pattern('family:family.decline') })
        .click(),
    )
  }

  comeFor(subAccount: string): Promise<void> {
    return this.tab.act(async (page) => {
      await page.goto(new URL(`/?sub-account=${encodeURIComponent(subAccount)}`, page.url()).href)
    })
  }

  names(): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(page.getByRole('main').locator('[data-part=name]')))
  }

  actsFor(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const [text = ''] = await textsOf(strip(page, words).getByRole('status'))
      return words.read('family:strip.actingFor', text)?.['name']
    })
  }

  isAskedForPassword(): Promise<boolean> {
    return this.tab.read((page) => exists(passwordField(page)))
  }
}

export class BrowserAreas implements AreasActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  offered(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const names = await textsOf(navigation(page, words).getByRole('listitem').getByRole('link'))
      return ['home', 'lessons', 'learn', 'play', 'shop', 'devices'].filter((area) => names.includes(words(`shell:areas.${area}`)))
    })
  }

  comeTo(screen: ScreenName): Promise<void> {
    const address = paths[screen].replace(/:\w+/g, 'any')
    return this.tab.navigateTo(address, (page) => page.goto(new URL(address, page.url()).href).then(() => undefined))
  }

  isTurnedAway(): Promise<boolean> {
    return this.tab.read(async (page, words) => {
      const title = page.getByRole('main').getByRole('heading', { level: 1, name: words('family:closed.clubTitle'), exact: true })
      return exists(title)
    })
  }
}

function strip(page: Page, words: PageTexts): Locator {
  return page.getByRole('region', { name: words('family:strip.label'), exact: true })
}

function act(page: Page, words: PageTexts, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name: words('family:family.act', { name }), exact: true })
}

function passwordField(page: Page): Locator {
  return page.getByRole('main').locator('input[name=child-password]')
}
