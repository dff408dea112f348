import type { Language } from '#domain/shared/language'
import { openProfilePanel, profile } from '../../world/screen/account.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { aside, button, fact, field, heading, labelled, navigation, part, region, select } from '../../world/screen/Target.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
}

export const username = field('session:signIn.username')
const password = labelled('session:signIn.password')
const submit = button('session:signIn.submit')
/** What a visitor sees instead of the club. */
const entrance = password.or(heading(1, 'arrival:region.title')).or(heading(1, 'arrival:entry.ticketTitle'))
const closing = button('scheduling:appointment.close').within(aside('scheduling:appointment.lesson'))
const ownNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', ja: '日本語', zh: '中文' }
export const languages = select('shell:settings.language')
const credits = region('session:account.credits').within(profile)
const signOut = button('session:account.signOut').within(profile)
const signOutAnyway = button('session:account.signOutAnyway').within(profile)

export class SessionActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  async signIn(credentials: Credentials): Promise<void> {
    await this.fillIn(credentials)
    await this.screen.press(submit)
  }

  async signInTwice(credentials: Credentials): Promise<void> {
    await this.fillIn(credentials)
    await this.screen.press(submit, submit)
  }

  async wantToSignOut(): Promise<void> {
    await this.faceAccount()
    await this.screen.press(signOut)
  }

  async signOut(): Promise<void> {
    await this.wantToSignOut()
    if (await this.screen.shows(signOutAnyway)) await this.screen.press(signOutAnyway)
  }

  async chooseLanguage(language: Language): Promise<void> {
    if (!(await this.screen.shows(languages))) await openProfilePanel(this.screen)
    await this.screen.choose(languages, ownNames[language])
  }

  async language(): Promise<string | undefined> {
    const [tag] = await this.screen.marks(part('html'), 'lang')
    return tag?.split('-')[0]
  }

  signInHeading(): Promise<string> {
    return this.screen.text(heading(1))
  }

  async isSignedIn(): Promise<boolean> {
    if (await this.screen.shows(navigation('shell:shell.navigation'))) return true
    if (await this.screen.shows(entrance)) return false
    throw new Error('The screen shows neither the club nor the sign-in')
  }

  async name(): Promise<string> {
    await this.faceAccount()
    return this.screen.text(heading(2).within(profile))
  }

  /** The value of `membership`, `units` or `speeds`. */
  async fact(name: string): Promise<string | undefined> {
    await this.faceAccount()
    return this.screen.value(
      part('data')
        .within(fact(`session:account.${name}`))
        .within(profile),
    )
  }

  readCreditsAgain(): Promise<void> {
    return this.screen.press(button('shell:failure.retry').within(credits))
  }

  async creditsLeft(): Promise<number | undefined> {
    return (await this.credits())[0]
  }

  async creditAccount() {
    const [left, total, ...amounts] = await this.credits()
    if (left === undefined || total === undefined) return undefined
    const days = await this.screen.values(part('time').within(credits))
    return { left, total, ending: amounts.map((amount, index) => ({ amount, day: days[index] ?? '' })) }
  }

  private async credits(): Promise<readonly number[]> {
    await this.faceAccount()
    return (await this.screen.values(part('data').within(credits))).map(Number)
  }

  private async fillIn(credentials: Credentials): Promise<void> {
    await this.screen.type(username, credentials.username)
    await this.screen.type(password, credentials.password)
  }

  /** A lesson that is open takes the account's place. */
  private async faceAccount(): Promise<void> {
    if (await this.screen.shows(closing)) await this.screen.press(closing)
    await openProfilePanel(this.screen)
  }
}
