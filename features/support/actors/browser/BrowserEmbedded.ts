import type { Page } from 'playwright'
import { isEmbedded } from '#adapters/browser/page'
import { exists } from '../../../world/browser/pageReaders.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { EmbeddedActor } from '../EmbeddedActor.ts'

export class BrowserEmbedded implements EmbeddedActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  offersWayBack(): Promise<boolean> {
    return this.tab.read(async (page, words) =>
      exists(page.getByRole('banner').getByRole('button', { name: words('hostApp:hostApp.back') })),
    )
  }

  goBack(): Promise<void> {
    return this.tab.act((page, words) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: words('hostApp:hostApp.back') })
        .click(),
    )
  }

  isBack(): Promise<boolean> {
    return this.tab.read((page) => page.mainFrame().getByRole('heading', { name: 'My sports app' }).isVisible())
  }

  open(address: string): Promise<void> {
    return this.tab.navigateTo(address, async () => {
      throw new Error('The club is in no frame')
    })
  }

  /** From the club's own window, which is not the one around it. */
  openFromElsewhere(address: string): Promise<void> {
    return this.tab.act((page) =>
      page.evaluate((wanted) => window.postMessage({ type: 'clubhouse:open', address: wanted }, location.origin), address),
    )
  }

  isInAddress(): Promise<boolean> {
    return this.tab.read(async (page) => isEmbedded(new URL(page.url())))
  }

  isInLinks(): Promise<boolean> {
    return this.tab.read(async (page) => {
      const addresses = await linksOn(page)
      return addresses.length > 0 && addresses.every((address) => isEmbedded(new URL(address)))
    })
  }

  showsNothing(): Promise<boolean> {
    return this.tab.read(async (page) => new URL(page.url()).protocol === 'chrome-error:' && !(await exists(page.locator('#app'))))
  }
}

function linksOn(page: Page): Promise<readonly string[]> {
  return page
    .locator('a[href]:not([href^="#"])')
    .evaluateAll((links) =>
      links.flatMap((link) => (link instanceof HTMLAnchorElement && link.origin === location.origin ? [link.href] : [])),
    )
}
