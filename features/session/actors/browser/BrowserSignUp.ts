import type { Locator, Page } from 'playwright'
import { exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { pressTwice } from '../../../world/browser/pressTwice.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { SignUpActor, SignUpEntry, SignUpField, SignUpStep, TermsEntry } from '../SignUpActor.ts'

const lines = ['firstName', 'lastName', 'altFirstName', 'altLastName', 'phone', 'postalCode'] as const
const fields: Readonly<Record<string, SignUpField>> = {
  ...Object.fromEntries(lines.map((line) => [line, line])),
  email: 'email',
  newPassword: 'password',
  repeatedPassword: 'password',
  birthday: 'birthday',
}

export class BrowserSignUp implements SignUpActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  come(friend?: string): Promise<void> {
    const address = friend === undefined ? '/register' : `/register?pid=${encodeURIComponent(friend)}`
    return this.tab.navigateTo(address, (page, words) => page.getByRole('link', { name: words('session:signIn.openAccount') }).click())
  }

  write(entry: Partial<SignUpEntry>): Promise<void> {
    return this.tab.act(async (page, words) => {
      await fillIn(page, entry)
      await choose(page, words, entry)
      await page.getByRole('heading', { level: 1 }).focus()
      if (entry.centre !== undefined) await chooseCentre(page, entry.centre)
    })
  }

  open(): Promise<void> {
    return this.tab.act((page, words) => opening(page, words).click())
  }

  openTwice(): Promise<void> {
    return this.tab.act((page, words) => pressTwice(opening(page, words)))
  }

  goBack(): Promise<void> {
    return this.tab.act(async (page) => {
      await page.goBack()
    })
  }

  confirm(code: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await named(page, 'code').fill(code)
      await page.getByRole('button', { name: words('code:code.confirm'), exact: true }).click()
    })
  }

  askForAnotherCode(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('code:code.resend') }).click())
  }

  askForLink(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('signUp:code.sendLink') }).click())
  }

  accept({ birthday, areRead, isOfAge }: TermsEntry): Promise<void> {
    return this.tab.act(async (page, words) => {
      // A date field accepts only dates.
      if (isDay(birthday)) await named(page, 'birthday').fill(birthday)
      if (areRead) await page.getByText(words('signUp:terms.read')).click()
      if (isOfAge) await page.getByText(words('signUp:terms.age')).click()
      await page.getByRole('button', { name: words('signUp:terms.submit'), exact: true }).click()
    })
  }

  fillInBirthday(birthday: string): Promise<void> {
    return this.tab.act((page) => named(page, 'birthday').fill(birthday))
  }

  birthday(): Promise<string> {
    return this.tab.read((page) => named(page, 'birthday').inputValue())
  }

  async isOpen(): Promise<boolean> {
    return this.tab.isOpen && (await this.tab.path()).startsWith('/register')
  }

  step(): Promise<SignUpStep> {
    return this.tab.read(async (page, words) => {
      for (const step of ['account', 'code', 'terms'] as const)
        if (await exists(page.getByRole('heading', { level: 1, name: words(`signUp:${step}.title`), exact: true }))) return step
      return 'over'
    })
  }

  entered(): Promise<Partial<SignUpEntry>> {
    return this.tab.read(async (page, words) => {
      const texts = await page.evaluate(
        (names) => names.map((name) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? ''),
        [...lines, 'email'],
      )
      const centre = await page.locator('select[name=centre] option:checked').evaluate((option) => option.textContent ?? '')
      const value = await page.locator('select[name=centre]').inputValue()
      const left = await page.getByRole('radio', { name: words('signUp:account.left') }).isChecked()
      return {
        ...Object.fromEntries([...lines, 'email'].map((name, index) => [name, texts[index]])),
        hand: left ? 'left' : 'right',
        method: await methodOn(page, words),
        ...(value && { centre: words.read('signUp:account.centreIn', centre)?.['name'] ?? centre }),
      }
    })
  }

  wrong(): Promise<readonly SignUpField[]> {
    return this.tab.read(async (page) => {
      const names = await page.locator('input[aria-invalid=true]').evaluateAll((all) => all.map((each) => each.getAttribute('name') ?? ''))
      return [...new Set(names.flatMap((name) => fields[name] ?? []))].sort()
    })
  }

  isTaken(): Promise<boolean> {
    return this.says('signUp:email.taken')
  }

  isOfFamily(): Promise<boolean> {
    return this.says('signUp:email.family')
  }

  async goOnToFamily(): Promise<string> {
    await this.tab.act((page, words) => page.getByRole('link', { name: words('signUp:email.familySignIn') }).click())
    return this.tab.read(async (page, words) => {
      await page.getByRole('button', { name: words('session:signIn.submit'), exact: true }).waitFor()
      const { pathname, search } = new URL(page.url())
      return pathname + search
    })
  }

  method(): Promise<1 | 2> {
    return this.tab.read(methodOn)
  }

  methods(): Promise<readonly (1 | 2)[]> {
    return this.tab.read(async (page, words) => {
      const rows = await textsOf(page.getByRole('radiogroup', { name: words('signUp:account.method') }).locator('label'))
      return ([2, 1] as const).filter((method) => rows.includes(words(keyOf(method))))
    })
  }

  centres(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const options = await textsOf(page.locator('select[name=centre] option:not([disabled])'))
      return options.map((option) => words.read('signUp:account.centreIn', option)?.['name'] ?? option)
    })
  }

  prefectures(): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(page.locator('select[name=pref] option:not([disabled])')))
  }

  asksForReadings(): Promise<boolean> {
    return this.tab.read((page) => exists(named(page, 'altFirstName')))
  }

  sentTo(): Promise<string> {
    return this.tab.read(async (page, words) => {
      const [text = ''] = await textsOf(page.getByText(words.pattern('code:code.sentTo')))
      return words.read('code:code.sentTo', text)?.['to'] ?? ''
    })
  }

  codeProblem(): Promise<'missing' | 'wrong' | 'expired' | undefined> {
    return this.tab.read(async (page, words) => {
      for (const problem of ['missing', 'wrong', 'expired'] as const)
        if (await exists(page.getByText(words(`code:code.${problem}`), { exact: true }))) return problem
      return undefined
    })
  }

  isLinkOnItsWay(): Promise<boolean> {
    return this.says('signUp:code.linkSent')
  }

  invitedBy(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const [text] = await textsOf(page.getByRole('status').filter({ hasText: words.pattern('signUp:account.invited') }))
      return text === undefined ? undefined : words.read('signUp:account.invited', text)?.['name']
    })
  }

  async clubText(name: 'register' | 'terms' | 'privacy'): Promise<string> {
    if (name === 'register') return this.tab.read(async (page) => (await textsOf(page.getByRole('main'))).join(' '))
    await this.tab.act(async (page, words) => {
      if (!(await exists(page.getByRole('dialog'))))
        await page.getByRole('button', { name: words(`configuration:clubText.${name}`), exact: true }).click()
    })
    return this.tab.read(async (page) => (await textsOf(page.getByRole('dialog'))).join(' '))
  }

  mustTick(): Promise<boolean> {
    return this.says('signUp:terms.tickMissing')
  }

  private says(key: string): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByText(words(key))))
  }
}

function named(page: Page, name: string): Locator {
  return page.locator(`input[name=${name}]`)
}

function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}

function opening(page: Page, words: PageTexts): Locator {
  return page.getByRole('button', { name: words('signUp:account.open'), exact: true })
}

async function methodOn(page: Page, words: PageTexts): Promise<1 | 2> {
  return (await page.getByRole('radio', { name: words('signUp:account.byText') }).isChecked()) ? 1 : 2
}

function keyOf(method: 1 | 2): string {
  return method === 1 ? 'signUp:account.byText' : 'signUp:account.byEmail'
}

async function fillIn(page: Page, { email, password, ...entry }: Partial<SignUpEntry>): Promise<void> {
  for (const line of lines) if (entry[line] !== undefined) await named(page, line).fill(entry[line])
  if (password !== undefined) for (const name of ['newPassword', 'repeatedPassword']) await named(page, name).fill(password)
  if (email !== undefined) await typed(named(page, 'email'), email)
}

async function choose(page: Page, words: PageTexts, { method, hand, prefecture, location }: Partial<SignUpEntry>): Promise<void> {
  if (method !== undefined) await page.getByText(words(keyOf(method)), { exact: true }).click()
  if (hand !== undefined) await page.getByText(words(`signUp:account.${hand}`), { exact: true }).click()
  if (location !== undefined) await page.locator('select[name=location]').selectOption({ label: location })
  if (prefecture !== undefined) await page.locator('select[name=pref]').selectOption({ label: prefecture })
}

async function chooseCentre(page: Page, name: string): Promise<void> {
  const option = page.locator('select[name=centre] option').filter({ hasText: name }).first()
  await page.locator('select[name=centre]').selectOption(await option.getAttribute('value'))
}

/** Key by key, unless the text is very long. */
async function typed(field: Locator, text: string): Promise<void> {
  await field.fill('')
  if (text.length > 100) await field.fill(text)
  else await field.pressSequentially(text)
}
