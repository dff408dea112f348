import type { Page } from 'playwright'
import { paths } from '#ui/shell/paths.ts'
import { exists, textOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { CodeWay, RecoveryActor, RecoveryStep } from '../RecoveryActor.ts'

const steps = {
  'recovery:forgotPassword.title': 'contact',
  'recovery:resetPassword.codeTitle': 'code',
  'recovery:resetPassword.passwordTitle': 'password',
  'recovery:resetPassword.wrongTitle': 'used',
  'recovery:resetPassword.expiredTitle': 'run-out',
  'recovery:resetPassword.lostTitle': 'lost',
} as const

export class BrowserRecovery implements RecoveryActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  begin(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('link', { name: words('session:signIn.forgot') }).click())
  }

  askForCode(to: string, way?: CodeWay): Promise<void> {
    return this.tab.act(async (page, words) => {
      const name = words(way === 'sms' ? 'recovery:forgotPassword.bySms' : 'recovery:forgotPassword.byEmail')
      if (way) await page.getByRole('radio', { name, exact: true }).click()
      await contact(page).fill(to)
      await press(page, words, 'recovery:forgotPassword.submit')
    })
  }

  askForAnotherCode(): Promise<void> {
    return this.tab.act((page, words) => press(page, words, 'code:code.resend'))
  }

  confirm(code: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await codeField(page, words).fill(code)
      await press(page, words, 'code:code.confirm')
    })
  }

  choosePassword(password: string, repeated = password): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.getByLabel(words('code:newPassword.label'), { exact: true }).fill(password)
      await page.getByLabel(words('code:newPassword.repeat'), { exact: true }).fill(repeated)
      await press(page, words, 'recovery:resetPassword.submit')
    })
  }

  openReset(): Promise<void> {
    return this.tab.open()
  }

  openVerification(): Promise<void> {
    if (!this.tab.isOpen) return this.tab.open()
    return this.tab.navigateTo(paths.verifyEmail, (page) => page.goto(new URL(paths.verifyEmail, page.url()).href).then(() => undefined))
  }

  askForNewLink(email: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.getByRole('textbox', { name: words('code:link.email') }).fill(email)
      await press(page, words, 'code:link.sendNew')
    })
  }

  verify(code: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await codeField(page, words).fill(code)
      await press(page, words, 'recovery:verifyEmail.submit')
    })
  }

  step(): Promise<RecoveryStep> {
    return this.tab.read(async (page, words) => {
      const heading = await headingOf(page)
      return Object.entries(steps).find(([key]) => words(key) === heading)?.[1] ?? 'elsewhere'
    })
  }

  filledIn(): Promise<string> {
    return this.tab.read((page) => contact(page).inputValue())
  }

  verification(): Promise<'empty' | 'wait' | 'verified'> {
    return this.tab.read(async (page, words) => {
      if ((await headingOf(page)) === words('recovery:verifyEmail.verifiedTitle')) return 'verified'
      const isUnderWay = page.getByRole('status').filter({ hasText: words('recovery:verifyEmail.waiting') })
      return (await exists(isUnderWay)) ? 'wait' : 'empty'
    })
  }
}

function headingOf(page: Page): Promise<string> {
  return textOf(page.getByRole('heading', { level: 1 }))
}

function contact(page: Page) {
  return page.getByRole('main').getByRole('textbox')
}

function codeField(page: Page, words: PageTexts) {
  return page.getByRole('textbox', { name: words('code:code.label') })
}

function press(page: Page, words: PageTexts, key: string): Promise<void> {
  return page.getByRole('button', { name: words(key), exact: true }).click()
}
