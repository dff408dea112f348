import { subscriptions } from '#domain/session/contact'
import { paths } from '#ui/shell/paths.ts'
import { openAccountSection } from '../../world/screen/account.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { button, checkbox, field, labelled, link, main, part, tab } from '../../world/screen/Target.ts'

export const newEmail = field('contact:contact.newEmail').within(main)
export const phoneNumber = field('contact:contact.phoneNumber').within(main)
export const oldPassword = labelled('contact:password.old').within(main)
const code = field('code:code.label').within(main)
const sendCode = button('contact:contact.sendCode')
const save = button('contact:contact.save')

export interface PasswordEntry {
  readonly oldPassword: string
  readonly newPassword: string
  readonly repeated: string
}

export class ContactActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  open(section: 'contact' | 'password'): Promise<void> {
    return this.screen.open(`/account/${section}`, () => openAccountSection(this.screen, section))
  }

  openVerification(): Promise<void> {
    return this.screen.open(paths.phone, async () => {
      await openAccountSection(this.screen, 'contact')
      await this.screen.press(tab('contact:contact.phone'))
      await this.screen.press(link('contact:contact.verify'))
    })
  }

  async askForAddress(email: string): Promise<void> {
    await this.screen.type(newEmail, email)
    await this.screen.press(sendCode)
  }

  async askForNumber(phone: string): Promise<void> {
    await this.screen.type(phoneNumber, phone)
    await this.screen.press(sendCode)
  }

  async changeNumber(phone: string): Promise<void> {
    await this.screen.type(phoneNumber, phone)
    await this.screen.press(save)
  }

  async enter(sent: string): Promise<void> {
    await this.screen.type(code, sent)
    await this.screen.press(button('code:code.confirm'))
  }

  /** By the name of the kind of message. */
  async setPreference(messages: string, isWanted: boolean): Promise<void> {
    const box = checkbox(`contact:contact.${messages}`, { checked: !isWanted })
    await this.screen.press(box)
    await this.screen.press(save)
  }

  async changePassword(entry: PasswordEntry): Promise<void> {
    await this.screen.type(oldPassword, entry.oldPassword)
    await this.screen.type(labelled('code:newPassword.label'), entry.newPassword)
    await this.screen.type(labelled('code:newPassword.repeat'), entry.repeated)
    await this.screen.press(button('contact:password.change'))
  }

  async preferences(): Promise<readonly string[]> {
    const chosen = await this.screen.marks(part('main input:checked'), 'name')
    return subscriptions.filter((key) => chosen.includes(key))
  }

  async passwordsTyped(): Promise<readonly string[]> {
    return (await this.screen.values(part('input:not([name=username])').within(main))).filter(Boolean)
  }
}
