import type { Locator, Page } from 'playwright'
import { subscriptions } from '#domain/session/contact'
import { attributesOf, definitionOf, exists, textOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { accountSections, openAccountSection } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { type ContactActor, type ContactTabName, contactTabs, type PasswordEntry, type Progress } from '../ContactActor.ts'

const tabTexts: Readonly<Record<ContactTabName, string>> = {
  email: 'contact:contact.email',
  phone: 'contact:contact.phone',
  messages: 'contact:contact.subscriptions',
}

export class BrowserContact implements ContactActor {
  private readonly window: Tab

  constructor(tab: Tab) {
    this.window = tab
  }

  look(): Promise<void> {
    return this.goTo('contact')
  }

  turnTo(tab: ContactTabName): Promise<void> {
    return this.window.act((page, words) => page.getByRole('tab', { name: words(tabTexts[tab]), exact: true }).click())
  }

  askForAddress(email: string): Promise<void> {
    return this.window.act(async (page, words) => {
      await field(page, words, 'contact:contact.newEmail').fill(email)
      await button(page, words, 'contact:contact.sendCode').click()
    })
  }

  confirmAddress(code: string): Promise<void> {
    return this.enter(code)
  }

  saveAgain(): Promise<void> {
    return this.window.act((page, words) => button(page, words, 'shell:failure.retry').click())
  }

  askForAnotherCode(): Promise<void> {
    return this.window.act((page, words) => button(page, words, 'code:code.resend').click())
  }

  typeNumber(phone: string): Promise<void> {
    return this.window.act((page, words) => field(page, words, 'contact:contact.phoneNumber').fill(phone))
  }

  async changeNumber(phone: string): Promise<void> {
    await this.typeNumber(phone)
    await this.window.act((page, words) => button(page, words, 'contact:contact.save').click())
  }

  askForLink(): Promise<void> {
    return this.window.act((page, words) => button(page, words, 'code:link.send').click())
  }

  setPreference(messages: string, isWanted: boolean): Promise<void> {
    return this.window.act(async (page, words) => {
      await page.locator(`label:has([name=${messages}])`).click()
      if ((await page.locator(`[name=${messages}]`).isChecked()) !== isWanted) throw new Error('It was so already')
      await button(page, words, 'contact:contact.save').click()
    })
  }

  goToVerification(): Promise<void> {
    return this.goTo('phone')
  }

  askForNumber(phone: string): Promise<void> {
    return this.window.act(async (page, words) => {
      await field(page, words, 'contact:contact.phoneNumber').fill(phone)
      await button(page, words, 'contact:contact.sendCode').click()
    })
  }

  confirmNumber(code: string): Promise<void> {
    return this.enter(code)
  }

  goToPassword(): Promise<void> {
    return this.goTo('password')
  }

  changePassword({ oldPassword, newPassword, repeated }: PasswordEntry): Promise<void> {
    return this.window.act(async (page, words) => {
      await secret(page, words, 'contact:password.old').fill(oldPassword)
      await secret(page, words, 'code:newPassword.label').fill(newPassword)
      await secret(page, words, 'code:newPassword.repeat').fill(repeated)
      await button(page, words, 'contact:password.change').click()
    })
  }

  clearPassword(): Promise<void> {
    return this.window.act((page, words) => button(page, words, 'contact:password.clear').click())
  }

  async sections(): Promise<readonly string[]> {
    const links = await this.window.read((page, words) => attributesOf(accountSections(page, words).getByRole('link'), 'href'))
    return links.map((href) => href.replace(/^.*\/account\//, ''))
  }

  async tab(): Promise<ContactTabName> {
    const chosen = await this.window.read((page) => textOf(page.getByRole('tab', { selected: true })))
    const name = await this.window.read(async (_page, words) => contactTabs.find((tab) => words(tabTexts[tab]) === chosen))
    if (!name) throw new Error(`There is no tab ${chosen}`)
    return name
  }

  address(): Promise<string> {
    return this.window.read((page, words) => textOf(definitionOf(page.getByRole('main'), words('contact:contact.emailNow'))))
  }

  number(): Promise<string> {
    return this.window.read((page, words) => textOf(definitionOf(page.getByRole('main'), words('contact:contact.phoneNow'))))
  }

  isVerified(): Promise<boolean> {
    return this.window.read((page, words) => exists(page.getByText(words('contact:contact.verified'), { exact: true })))
  }

  isAddressVerified(): Promise<boolean | undefined> {
    return this.window.read(async (page, words) => {
      const panel = page.getByRole('tabpanel', { name: words('contact:contact.email') })
      const shows = (key: string) => exists(panel.getByText(words(key), { exact: true }))
      if (await shows('contact:contact.verified')) return true
      return (await shows('contact:contact.unverified')) ? false : undefined
    })
  }

  preferences(): Promise<readonly string[]> {
    return this.window.read(async (page) => {
      const chosen = await Promise.all(subscriptions.map((key) => page.locator(`[name=${key}]`).isChecked()))
      return subscriptions.filter((_key, index) => chosen[index])
    })
  }

  addressTyped(): Promise<string> {
    return this.window.read((page, words) => field(page, words, 'contact:contact.newEmail').inputValue())
  }

  newNumber(): Promise<string> {
    return this.numberTyped()
  }

  numberTyped(): Promise<string> {
    return this.window.read((page, words) => field(page, words, 'contact:contact.phoneNumber').inputValue())
  }

  changing(): Promise<Progress> {
    return this.progress(
      'contact:contact.saving',
      'contact:contact.emailChanged',
      'contact:contact.phoneChanged',
      'contact:contact.subscriptionsChanged',
    )
  }

  confirming(): Promise<Progress> {
    return this.progress('code:code.confirming', 'contact:contact.saving', 'contact:contact.emailChanged', 'contact:contact.codeAccepted')
  }

  codeRequest(): Promise<'OFF' | 'SUCCESS' | 'FAILED'> {
    return this.window.read(async (page, words) => {
      if (await exists(page.getByText(words.pattern('code:code.sentTo')))) return 'SUCCESS'
      return (await exists(page.getByText(words('contact:contact.codeNotSent')))) ? 'FAILED' : 'OFF'
    })
  }

  async refusalOfCode(): Promise<number | string | undefined> {
    const [refusal] = await this.window.refusals()
    return refusal?.code
  }

  verifying(): Promise<Progress> {
    return this.progress('code:code.confirming', 'contact:phone.done')
  }

  changingPassword(): Promise<Progress> {
    return this.progress('contact:password.changing', 'contact:password.changed')
  }

  async passwordsTyped(): Promise<readonly string[]> {
    const typed = await this.window.read((page) =>
      page
        .getByRole('main')
        .locator('input:not([name=username])')
        .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : ''))),
    )
    return typed.filter(Boolean)
  }

  mayChangePassword(): Promise<boolean> {
    return this.window.read((page, words) => exists(secret(page, words, 'contact:password.old')))
  }

  /** A browser can't see what is kept, only what is shown. */
  async refusal(): Promise<{ readonly kept: boolean; readonly shown: boolean }> {
    const refusals = await this.window.refusals()
    const messages = await this.window.read((page) => exists(page.getByRole('main').locator('[aria-invalid=true], [role=alert]')))
    return { kept: messages && refusals.length > 0, shown: refusals.some(({ shown }) => shown) }
  }

  private goTo(section: 'contact' | 'phone' | 'password'): Promise<void> {
    return this.window.navigateTo(`/account/${section}`, (page, words) => openAccountSection(page, words, section))
  }

  private enter(code: string): Promise<void> {
    return this.window.act(async (page, words) => {
      await field(page, words, 'code:code.label').fill(code)
      await button(page, words, 'code:code.confirm').click()
    })
  }

  private progress(waiting: string, ...done: readonly string[]): Promise<Progress> {
    return this.window.read(async (page, words) => {
      const shows = (key: string) => page.getByRole('main').getByText(words(key), { exact: true }).filter({ visible: true })
      if (await exists(shows(waiting))) return 'in progress'
      const found = await Promise.all(done.map((key) => exists(shows(key))))
      return found.includes(true) ? 'done' : 'not started'
    })
  }
}

function field(page: Page, words: PageTexts, key: string): Locator {
  return page.getByRole('main').getByRole('textbox', { name: words(key) })
}

function secret(page: Page, words: PageTexts, key: string): Locator {
  return page.getByRole('main').getByLabel(words(key), { exact: true })
}

function button(page: Page, words: PageTexts, key: string): Locator {
  return page.getByRole('main').getByRole('button', { name: words(key), exact: true })
}
