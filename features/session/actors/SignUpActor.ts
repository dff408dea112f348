import type { Screen } from '../../world/screen/Screen.ts'
import { button, checkbox, dialog, heading, link, main, part, radio } from '../../world/screen/Target.ts'

export interface SignUpEntry {
  readonly firstName: string
  readonly lastName: string
  readonly altFirstName?: string
  readonly altLastName?: string
  readonly email: string
  readonly password: string
  readonly phone: string
  readonly postalCode: string
  readonly location?: string
  readonly centre?: string
  readonly hand?: 'left' | 'right'
  readonly prefecture?: string
}

export type SignUpStep = 'account' | 'code' | 'terms' | 'over'

export interface TermsEntry {
  /** Such as `1996-02-29`. */
  readonly birthday: string
  readonly areRead: boolean
  readonly isOfAge: boolean
}

const typed = ['firstName', 'lastName', 'altFirstName', 'altLastName', 'phone', 'postalCode'] as const
const chosen = [
  ['location', 'location'],
  ['prefecture', 'pref'],
  ['centre', 'centre'],
] as const
export const birthday = input('birthday')
export const open = button('signUp:account.open')
export const byText = radio('signUp:account.byText')
const title = heading(1)

export class SignUpActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  come(friend?: string): Promise<void> {
    const address = friend === undefined ? '/register' : `/register?pid=${encodeURIComponent(friend)}`
    return this.screen.open(address, () => this.screen.press(link('session:signIn.openAccount')))
  }

  async write(entry: Partial<SignUpEntry>): Promise<void> {
    const { screen } = this
    for (const name of typed) if (entry[name] !== undefined) await screen.type(input(name), entry[name])
    if (entry.email !== undefined) await screen.type(input('email'), ...keystrokes(entry.email))
    for (const name of ['newPassword', 'repeatedPassword']) if (entry.password !== undefined) await screen.type(input(name), entry.password)
    if (entry.hand) await screen.press(radio(`signUp:account.${entry.hand}`))
    // Whatever is checked once the field is left is checked before a centre is chosen.
    await screen.press(title)
    for (const [name, list] of chosen) if (entry[name] !== undefined) await screen.choose(select(list), entry[name])
  }

  async confirm(code: string): Promise<void> {
    await this.screen.type(input('code'), code)
    await this.screen.press(button('code:code.confirm'))
  }

  async accept({ birthday: day, areRead, isOfAge }: TermsEntry): Promise<void> {
    await this.screen.type(birthday, day)
    if (areRead) await this.screen.press(checkbox('signUp:terms.read'))
    if (isOfAge) await this.screen.press(checkbox('signUp:terms.age'))
    await this.screen.press(button('signUp:terms.submit'))
  }

  async isOpen(): Promise<boolean> {
    return this.screen.isOpen && (await this.screen.address()).startsWith('/register')
  }

  async step(): Promise<SignUpStep> {
    for (const step of ['account', 'code', 'terms'] as const) if (await this.screen.shows(heading(1, `signUp:${step}.title`))) return step
    return 'over'
  }

  async entered(): Promise<ReadonlyMap<string, string | undefined>> {
    const texts = await Promise.all([...typed, 'email'].map(async (name) => [name, await this.screen.value(input(name))] as const))
    const isLeft = await this.screen.shows(radio('signUp:account.left', { checked: true }))
    const centre = await this.screen.value(select('centre'))
    const [name] = centre ? await this.nameOf(part(`option[value="${centre}"]`)) : []
    return new Map<string, string | undefined>([...texts, ['hand', isLeft ? 'left' : 'right'], ['centre', name]])
  }

  /** By the names of the fields. */
  async wrong(): Promise<readonly string[]> {
    const names = await this.screen.marks(part('[data-invalid] input[name]'), 'name')
    return [...new Set(names)]
  }

  centres(): Promise<readonly string[]> {
    return this.nameOf(part('option:not([disabled])'))
  }

  prefectures(): Promise<readonly string[]> {
    return this.screen.texts(part('option:not([disabled])').within(select('pref')))
  }

  async clubText(name: 'register' | 'terms' | 'privacy'): Promise<string> {
    if (name === 'register') return this.screen.text(main)
    if (!(await this.screen.shows(dialog()))) await this.screen.press(button(`configuration:clubText.${name}`))
    return this.screen.text(dialog())
  }

  private async nameOf(options: ReturnType<typeof part>): Promise<readonly string[]> {
    const words = await this.screen.words()
    const texts = await this.screen.texts(options.within(select('centre')))
    return texts.map((option) => words.read('signUp:account.centreIn', option)?.['name'] ?? option)
  }
}

function input(name: string) {
  return part(`input[name=${name}]`)
}

function select(name: string) {
  return part(`select[name=${name}]`)
}

/** Key by key, unless the text is very long. */
function keystrokes(value: string): readonly string[] {
  return value === '' || value.length > 100 ? [value] : [...value].map((_key, index, keys) => keys.slice(0, index + 1).join(''))
}
