import type { Page } from 'playwright'
import type { ActivationStep } from '#domain/devices/activation'
import { type PrepaidStep, type PrepaidUse, prepaidUses } from '#domain/devices/prepaidCard'
import { exists } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { DeviceMembershipsActor } from '../DeviceMembershipsActor.ts'

export class BrowserDeviceMemberships implements DeviceMembershipsActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  beginWithCard(): Promise<void> {
    return this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('button', { name: words('devices:prepaid.open') })
        .click(),
    )
  }

  enterCode(code: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.getByRole('dialog').getByLabel(words('devices:prepaid.code'), { exact: true }).fill(code)
      await press(page, words('devices:prepaid.next'))
    })
  }

  chooseUse(use: PrepaidUse): Promise<void> {
    return this.tab.act((page, words) => radio(page, words(`devices:prepaid.${use}`)).press('Space'))
  }

  redeem(): Promise<void> {
    return this.tab.act((page, words) => press(page, words('devices:prepaid.redeem')))
  }

  prepaidStep(): Promise<PrepaidStep> {
    return this.tab.read(async (page, words) => {
      const dialog = page.getByRole('dialog')
      if (await exists(dialog.getByLabel(words('devices:prepaid.code'), { exact: true }))) return 'inputCodeCard'
      for (const use of prepaidUses) if (await isChosen(page, words, use)) return use
      return 'done'
    })
  }

  beginToActivate(name: string): Promise<void> {
    return this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('button', { name: words('devices:activation.openNamed', { name }), exact: true })
        .click(),
    )
  }

  activateOn(esn: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const shown = esn.match(/.{1,4}/g)?.join(' ') ?? esn
      await page.getByRole('dialog').getByRole('radio', { name: shown }).press('Space')
      await press(page, words('devices:activation.next'))
      await press(page, words('devices:activation.activate'))
    })
  }

  activationStep(): Promise<ActivationStep> {
    return this.tab.read(async (page, words) => {
      const group = (name: string) => exists(page.getByRole('radiogroup', { name: words(name) }))
      if (await group('devices:activation.device')) return 'selectDevice'
      return (await group('devices:activation.membership')) ? 'membership' : 'done'
    })
  }

  isPlusOffered(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('dialog').getByText(words('devices:plus.needed'))))
  }

  takeOffer(): Promise<void> {
    return this.tab.act((page, words) => press(page, words('devices:prepaid.open')))
  }
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

function radio(page: Page, name: string) {
  return page.getByRole('dialog').getByRole('radio', { name })
}

async function isChosen(page: Page, words: PageTexts, use: PrepaidUse): Promise<boolean> {
  const found = radio(page, words(`devices:prepaid.${use}`))
  return (await exists(found)) && found.isChecked()
}
