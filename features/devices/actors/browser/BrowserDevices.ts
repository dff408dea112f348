import { paths } from '#ui/shell/paths.ts'
import { openAccount } from '../../../world/browser/profilePanel.ts'
import { isThere, textsOf } from '../../../world/browser/reading.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { DevicesActor } from '../DevicesActor.ts'

export class BrowserDevices implements DevicesActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.arrive(paths.devices, async (page, words) => {
      await openAccount(page, words)
      await page.getByRole('link', { name: words('account:sections.devices') }).click()
    })
  }

  comeByAddress(): Promise<void> {
    return this.tab.arrive(paths.devices, (page) => page.goto(new URL(paths.devices, page.url()).href).then(() => undefined))
  }

  esns(): Promise<readonly string[]> {
    return this.tab.look(async (page) => {
      const texts = await textsOf(page.getByRole('main').locator('[data-part=esn]'))
      return texts.map((text) => text.replaceAll(' ', ''))
    })
  }

  isClosed(): Promise<boolean> {
    return this.tab.look(async (page, words) => {
      const lead = page.getByRole('main').getByText(words('family:closed.launchMonitorLead'))
      return isThere(lead)
    })
  }
}
