import type { Tab } from '../../../world/browser/Tab.ts'

/** Around an embedded club. */
export class Frame {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  /** The app around asks for an address of the club. */
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

  isAppShown(): Promise<boolean> {
    return this.tab.read((page) => page.mainFrame().getByRole('heading', { name: 'My sports app' }).isVisible())
  }

  isEmpty(): Promise<boolean> {
    return this.tab.read(async (page) => new URL(page.url()).protocol === 'chrome-error:' && (await page.locator('#app').count()) === 0)
  }
}
