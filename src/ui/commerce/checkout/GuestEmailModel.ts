import type { UpdateCheckout } from '#app/commerce/UpdateCheckout'
import { emailOf } from '#domain/shared/email'
import { readableText } from '#domain/shared/typedText'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class GuestEmailModel {
  text = ''
  problem: 'missing' | 'wrong' | 'refused' | undefined = undefined
  readonly sending = new Task()
  #sent: string | undefined = undefined
  readonly #updateCheckout: UpdateCheckout

  constructor(updateCheckout: UpdateCheckout) {
    this.#updateCheckout = updateCheckout
    makeReactive(this)
  }

  get email(): string | undefined {
    return emailOf(this.text)
  }

  begin(email: string | undefined): void {
    if (this.text !== '' || email === undefined) return
    this.text = email
    this.#sent = email
  }

  type(text: string): void {
    this.text = text
    this.problem = undefined
    this.sending.clear()
  }

  check(): boolean {
    if (!this.email) this.problem = readableText(this.text) === '' ? 'missing' : 'wrong'
    return this.email !== undefined
  }

  async leave(): Promise<void> {
    if (readableText(this.text) !== '' && this.check()) await this.send()
  }

  async send(): Promise<boolean> {
    const { email } = this
    if (!email) return false
    if (email === this.#sent) return true
    const answer = await this.sending.run(() => this.#updateCheckout.execute({ kind: 'email', email }))
    if (answer) this.hear(answer.kind === 'changed' ? email : undefined)
    return answer?.kind === 'changed'
  }

  private hear(email: string | undefined): void {
    this.#sent = email
    if (email === undefined) this.problem = 'refused'
  }
}
