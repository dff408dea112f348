import type { Locator, Page } from 'playwright'
import type { ReportReason } from '#domain/devices/device'
import { type NextStep, nextSteps } from '#domain/devices/registration'
import { paths } from '#ui/shell/paths.ts'
import { exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openAccountSection } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { DevicesActor } from '../DevicesActor.ts'

export class BrowserDevices implements DevicesActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.devices, (page, words) => openAccountSection(page, words, 'devices'))
  }

  comeByAddress(): Promise<void> {
    return this.tab.navigateTo(paths.devices, (page) => page.goto(new URL(paths.devices, page.url()).href).then(() => undefined))
  }

  beginToRegister(): Promise<void> {
    return this.tab.act((page, words) => press(page.getByRole('main'), words('devices:list.register')))
  }

  typeEsn(esn: string): Promise<void> {
    return this.tab.act((page) => page.getByRole('dialog').locator('[name=esn]').fill(esn))
  }

  confirmRegistration(): Promise<void> {
    return this.tab.act((page, words) => press(page.getByRole('dialog'), words('devices:register.submit')))
  }

  beginToSell(esn: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await manage(page, esn)
      await press(page.getByRole('dialog'), words('devices:manage.transfer'))
    })
  }

  async sell(esn: string): Promise<void> {
    await this.beginToSell(esn)
    await this.tab.act((page, words) => press(page.getByRole('alertdialog'), words('devices:transfer.confirm')))
  }

  report(esn: string, reason: ReportReason): Promise<void> {
    return this.tab.act(async (page, words) => {
      await manage(page, esn)
      await press(page.getByRole('dialog'), words('devices:manage.report'))
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: words(`devices:report.${reason}`) })
        .press('Space')
      await press(page.getByRole('dialog'), words('devices:report.send'))
    })
  }

  nextStep(): Promise<NextStep | undefined> {
    return this.tab.read(async (page, words) => {
      const dialog = page.getByRole('dialog')
      if (await exists(dialog.getByText(words('devices:register.invalid')))) return 'correct'
      for (const step of Object.values(nextSteps)) {
        if (step !== 'correct' && (await exists(dialog.getByText(words(`devices:steps.${step}`), { exact: true })))) return step
      }
      return undefined
    })
  }

  losses(): Promise<number> {
    return this.tab.read(async (page) => {
      const items = await page.getByRole('alertdialog').getByRole('listitem').count()
      return Math.max(0, items - 1)
    })
  }

  reported(esn: string): Promise<boolean> {
    return this.tab.read((page, words) => exists(cardOf(page, esn).getByText(words.pattern('devices:card.stolen'))))
  }

  esns(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const texts = await textsOf(page.getByRole('main').getByRole('list').first().locator('[data-part=esn]'))
      return texts.map((text) => text.replaceAll(' ', ''))
    })
  }

  memberships(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const rows = page.getByRole('region', { name: words('devices:membership.title') }).getByRole('listitem')
      const names = await textsOf(rows.locator('[data-part=name]'))
      const states = await textsOf(rows.locator('[data-part=state]'))
      return names.map((name, index) => `${name}, ${membershipStates.find((state) => says(words, state, states[index] ?? ''))}`)
    })
  }

  isClosed(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('main').getByText(words('family:closed.launchMonitorLead'))))
  }
}

function says(words: PageTexts, state: (typeof membershipStates)[number], text: string): boolean {
  const key = `devices:membership.${state}` as const
  return words(key) === text || words.read(key, text) !== undefined
}

const membershipStates = ['inactive', 'renews', 'lapsed', 'ends', 'unlimited'] as const

function press(place: Locator, name: string): Promise<void> {
  return place.getByRole('button', { name, exact: true }).click()
}

function manage(page: Page, esn: string): Promise<void> {
  return cardOf(page, esn).getByRole('button').click()
}

function cardOf(page: Page, esn: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: esn.match(/.{1,4}/g)?.join(' ') ?? esn })
}
