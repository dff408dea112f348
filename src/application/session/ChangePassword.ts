import { mayChangePassword } from '#domain/session/permissions'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { PasswordChange, PasswordChanged, Passwords } from './ports/Passwords.ts'

/** Only for sessions of the player in person. */
export class ChangePassword {
  private readonly passwords: Passwords
  private readonly session: CurrentSession

  constructor(passwords: Passwords, session: CurrentSession) {
    this.passwords = passwords
    this.session = session
  }

  async execute(change: PasswordChange): Promise<PasswordChanged | { readonly kind: 'by-ticket' }> {
    if (!mayChangePassword(this.session.value)) return { kind: 'by-ticket' }
    return this.passwords.change(change)
  }
}
