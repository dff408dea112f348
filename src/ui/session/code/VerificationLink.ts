import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { EmailVerification } from '#app/session/ports/EmailVerification'
import { emailOf } from '#domain/shared/email'
import { readableText } from '#domain/shared/typedText'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class VerificationLink {
  email: string
  problem: 'missing' | 'invalid' | undefined = undefined
  isSent = false
  readonly sending = new Task()
  readonly #verification: Pick<EmailVerification, 'requestLink'>

  constructor(verification: Pick<EmailVerification, 'requestLink'>, { value }: Pick<CurrentSession, 'value'>) {
    this.#verification = verification
    this.email = value.player?.email ?? ''
    makeReactive(this)
  }

  change(email: string): void {
    this.email = email
    this.problem = undefined
    this.isSent = false
  }

  async send(): Promise<void> {
    const email = emailOf(this.email)
    if (email !== undefined) await this.sendTo(email)
    else this.problem = readableText(this.email) === '' ? 'missing' : 'invalid'
  }

  async sendTo(email: string): Promise<void> {
    this.receive(false)
    const sent = await this.sending.run(async () => {
      await this.#verification.requestLink(email)
      return true
    })
    if (sent) this.receive(true)
  }

  private receive(isSent: boolean): void {
    this.isSent = isSent
  }
}
