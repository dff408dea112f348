import type { Screen } from '../../world/screen/Screen.ts'
import { button, field, labelled, main, radio } from '../../world/screen/Target.ts'

export const contact = field().within(main)
const code = field('code:code.label')

export class RecoveryActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  async askForCode(to: string, isByText = false): Promise<void> {
    if (isByText) await this.screen.press(radio('recovery:forgotPassword.bySms'))
    await this.screen.type(contact, to)
    await this.screen.press(button('recovery:forgotPassword.submit'))
  }

  async confirm(sent: string): Promise<void> {
    await this.screen.type(code, sent)
    await this.screen.press(button('code:code.confirm'))
  }

  async choosePassword(password: string, repeated = password): Promise<void> {
    await this.screen.type(labelled('code:newPassword.label'), password)
    await this.screen.type(labelled('code:newPassword.repeat'), repeated)
    await this.screen.press(button('recovery:resetPassword.submit'))
  }

  async askForNewLink(email: string): Promise<void> {
    await this.screen.type(field('code:link.email'), email)
    await this.screen.press(button('code:link.sendNew'))
  }

  async verify(sent: string): Promise<void> {
    await this.screen.type(code, sent)
    await this.screen.press(button('recovery:verifyEmail.submit'))
  }
}
