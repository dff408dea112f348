import type { Locator, Page } from 'playwright'
import { attributesOf, datesOf, definitionOf, exists, textOf, valuesIn } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { pressTwice } from '../../../world/browser/pressTwice.ts'
import { openProfilePanel } from '../../../world/browser/profilePanel.ts'
import { navigation, type Tab } from '../../../world/browser/Tab.ts'
import type { Credentials, CreditFacts, SessionActor } from '../SessionActor.ts'

export class BrowserSession implements SessionActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  signIn(credentials: Credentials, remembered?: boolean): Promise<void> {
    return this.tab.act(async (page, words) => {
      await fillIn(page, words, credentials)
      if (remembered !== undefined) await wish(page, words).setChecked(remembered)
      await page.getByRole('button', { name: words('session:signIn.submit') }).click()
    })
  }

  signInTwice(credentials: Credentials): Promise<void> {
    return this.tab.act(async (page, words) => {
      await fillIn(page, words, credentials)
      await pressTwice(page.getByRole('button', { name: words('session:signIn.submit') }))
    })
  }

  write(text: string): Promise<void> {
    return this.tab.act((page, words) => username(page, words).pressSequentially(text))
  }

  writeOn(text: string): Promise<void> {
    return this.tab.read((page) => page.keyboard.type(text))
  }

  wishToBeRemembered(): Promise<void> {
    return this.tab.act((page, words) => page.getByText(words('session:signIn.rememberMe')).click())
  }

  enterAs(name: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const cast = page.getByRole('region', { name: words('session:signIn.castTitle') })
      await cast.getByRole('button', { name, exact: true }).click()
    })
  }

  async signOut(): Promise<void> {
    await this.faceAccount()
    await this.tab.act((page, words) =>
      account(page, words)
        .getByRole('button', { name: words('session:account.signOut') })
        .click(),
    )
  }

  chooseLanguage(language: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      if (!(await exists(languageChoice(page, words)))) await openProfilePanel(page, words)
      await languageChoice(page, words).selectOption(language)
    })
  }

  isSignedIn(): Promise<boolean> {
    return this.tab.read(async (page, words) => {
      if (await exists(navigation(page, words))) return true
      if (await exists(door(page, words))) return false
      throw new Error('Neither the club nor its door is before the player')
    })
  }

  usernameFilledIn(): Promise<string> {
    return this.tab.read((page, words) => username(page, words).inputValue())
  }

  rememberMe(): Promise<boolean> {
    return this.tab.read((page, words) => wish(page, words).isChecked())
  }

  /** A browser can't see what is kept, only what is shown. */
  async refusal(): Promise<{ readonly kept: boolean; readonly shown: boolean }> {
    const refusals = await this.tab.refusals()
    const messages = await this.tab.read((page, words) =>
      exists(page.getByRole('alert').filter({ hasText: words('session:signIn.refused') })),
    )
    return { kept: messages && refusals.length > 0, shown: refusals.some(({ shown }) => shown) }
  }

  language(): Promise<string> {
    return this.tab.read((page) => page.evaluate(() => document.documentElement.lang))
  }

  languages(): Promise<readonly string[]> {
    return this.tab.read((page, words) => attributesOf(languageChoice(page, words).getByRole('option'), 'lang'))
  }

  signInHeading(): Promise<string> {
    return this.tab.read((page) => textOf(page.getByRole('heading', { level: 1 })))
  }

  async name(): Promise<string> {
    await this.faceAccount()
    return this.tab.read((page, words) => textOf(account(page, words).getByRole('heading', { level: 2 })))
  }

  async kind(): Promise<1 | 2 | 3> {
    const [kind] = await this.fact('membership')
    if (kind === '1') return 1
    if (kind === '2') return 2
    if (kind === '3') return 3
    throw new Error('The kind of account is not told')
  }

  async units(): Promise<{ readonly metricDistances: boolean; readonly metricSpeeds: boolean }> {
    const [[distances], [speeds]] = await Promise.all([this.fact('units'), this.fact('speeds')])
    if (distances === undefined || speeds === undefined) throw new Error('The units are not told')
    return { metricDistances: distances === 'metre', metricSpeeds: speeds === 'kph' }
  }

  readCreditsAgain(): Promise<void> {
    return this.tab.act((page, words) =>
      creditsOf(page, words)
        .getByRole('button', { name: words('shell:failure.retry') })
        .click(),
    )
  }

  async creditsLeft(): Promise<number | undefined> {
    const [left] = await this.credits()
    return left
  }

  async creditAccount(): Promise<CreditFacts | undefined> {
    const [left, total, ...amounts] = await this.credits()
    if (left === undefined || total === undefined) return undefined
    const days = await this.tab.read((page, words) => datesOf(creditsOf(page, words).locator('time')))
    return { left, total, ending: amounts.map((amount, index) => ({ amount, day: days[index] ?? '' })) }
  }

  /** A lesson that is open takes the account's place. Closing it leads to another screen, which closes a profile opened too early. */
  private async faceAccount(): Promise<void> {
    const isHidden = await this.tab.read((page, words) => exists(closing(page, words)))
    if (isHidden) await this.tab.act((page, words) => closing(page, words).click())
    const isShown = await this.tab.read((page, words) => exists(account(page, words)))
    if (!isShown) await this.tab.act(openProfilePanel)
  }

  private async fact(name: 'membership' | 'units' | 'speeds'): Promise<readonly string[]> {
    await this.faceAccount()
    return this.tab.read((page, words) => valuesIn(definitionOf(account(page, words), words(`session:account.${name}`))))
  }

  private async credits(): Promise<readonly number[]> {
    await this.faceAccount()
    const figures = await this.tab.read((page, words) => valuesIn(creditsOf(page, words)))
    return figures.map(Number)
  }
}

async function fillIn(page: Page, words: PageTexts, credentials: Credentials): Promise<void> {
  await username(page, words).fill(credentials.username)
  await password(page, words).fill(credentials.password)
}

function username(page: Page, words: PageTexts): Locator {
  return page.getByRole('textbox', { name: words('session:signIn.username') })
}

function password(page: Page, words: PageTexts): Locator {
  return page.getByLabel(words('session:signIn.password'), { exact: true })
}

function door(page: Page, words: PageTexts): Locator {
  const closed = ['arrival:region.title', 'arrival:entry.ticketTitle'].map((key) => page.getByRole('heading', { name: words(key) }))
  return closed.reduce((one, other) => one.or(other), password(page, words))
}

function wish(page: Page, words: PageTexts): Locator {
  return page.getByRole('checkbox', { name: words('session:signIn.rememberMe') })
}

function account(page: Page, words: PageTexts): Locator {
  return page.getByRole('complementary', { name: words('shell:shell.profile') })
}

function closing(page: Page, words: PageTexts): Locator {
  const lesson = page.getByRole('complementary', { name: words('scheduling:appointment.lesson') })
  return lesson.getByRole('button', { name: words('scheduling:appointment.close'), exact: true })
}

function creditsOf(page: Page, words: PageTexts): Locator {
  return account(page, words).getByRole('region', { name: words('session:account.credits') })
}

function languageChoice(page: Page, words: PageTexts): Locator {
  return page.getByRole('combobox', { name: words('shell:settings.language'), exact: true })
}
