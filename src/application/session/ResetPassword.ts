import type { CurrentSession } from './ports/CurrentSession.ts'
import type { PasswordResets, ResetAnswer, ResetKey } from './ports/PasswordResets.ts'

/** Signs out on this device; the sign-in screen says why. */
export class ResetPassword {
  private readonly resets: PasswordResets
  private readonly session: CurrentSession

  constructor(resets: PasswordResets, session: CurrentSession) {
    this.resets = resets
    this.session = session
  }

  async execute(key: ResetKey, newPassword: string): Promise<ResetAnswer> {
    const answer = await this.resets.complete(key, newPassword)
    if (answer.kind === 'completed') this.session.end('new-password')
    return answer
  }
}
