import type { Locator, Page } from 'playwright'
import { regionOfPage } from '#mocks/http/regions'
import { exists, textOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openAccountSection } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { TokenSignInActor } from '../TokenSignInActor.ts'

export class BrowserTokenSignIn implements TokenSignInActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  stay(): Promise<void> {
    return this.tab.act((page, words) => button(page, words, 'arrival:region.stay').click())
  }

  goOn(): Promise<void> {
    return this.tab.act(async (page, words) => {
      const { hostname } = new URL(page.url())
      await button(page, words, 'arrival:region.go').click()
      await page.waitForURL((url) => url.hostname !== hostname)
    })
  }

  wait(): Promise<void> {
    return this.tab.act((page) => page.evaluate(() => window.instrumentation?.runDueTimers()))
  }

  leave(): Promise<void> {
    return this.tab.act((page, words) => button(page, words, 'arrival:banner.leave').click())
  }

  async askForTicket(): Promise<void> {
    await this.tab.navigateTo('/account/desk', goToDesk)
    await this.tab.act((page, words) => button(page, words, 'arrival:desk.ask').click())
  }

  region(): Promise<string> {
    return this.tab.read(async (page) => regionOfPage(new URL(page.url()).hostname))
  }

  otherSite(): Promise<string> {
    return this.tab.read((page) => textOf(page.getByRole('main').locator('a[rel=noreferrer]')))
  }

  saidInAddress(): Promise<readonly string[]> {
    return this.tab.read(async (page) => [...new URL(page.url()).searchParams.keys()])
  }

  inNameOf(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const banner = page.getByRole('region', { name: words('arrival:banner.label') })
      if (!(await exists(banner))) return undefined
      return words.read('arrival:banner.inNameOf', await textOf(banner.getByRole('paragraph')))?.['name']
    })
  }

  ticket(): Promise<string | undefined> {
    return this.tab.read((page, words) => textOf(page.getByRole('region', { name: words('arrival:desk.ticket') }).locator('output')))
  }
}

function goToDesk(page: Page, words: PageTexts): Promise<void> {
  return openAccountSection(page, words, 'desk')
}

function button(page: Page, words: PageTexts, key: string): Locator {
  return page.getByRole('button', { name: words(key), exact: true })
}
