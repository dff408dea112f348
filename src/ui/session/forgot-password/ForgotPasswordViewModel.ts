import type { PendingReset } from '#app/session/PendingReset'
import type { PasswordResets } from '#app/session/ports/PasswordResets'
import type { TypedUsername } from '#app/session/TypedUsername'
import { type ResetContact, resetContactOf } from '#domain/session/resetContact'
import { defaultMethod, type Method } from '#domain/session/sentCode'
import { emailOf } from '#domain/shared/email'
import { phoneOf } from '#domain/shared/phone'
import { readableText } from '#domain/shared/typedText'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** Never reveals whether an account exists. */
export class ForgotPasswordViewModel {
  method: Method
  email: string
  phone: string
  problem: 'missing' | 'impossible' | undefined = undefined
  readonly asking = new Task()
  readonly #resets: PasswordResets
  readonly #pending: PendingReset

  constructor(resets: PasswordResets, pending: PendingReset, typed: TypedUsername) {
    this.#resets = resets
    this.#pending = pending
    const { contact } = pending
    this.method = contact?.method ?? defaultMethod
    this.email = contact?.method === 2 ? contact.to : (emailOf(typed.value) ?? '')
    this.phone = contact?.method === 1 ? contact.to : (phoneOf(typed.value) ?? '')
    makeReactive(this)
  }

  get to(): string {
    return this.method === 1 ? this.phone : this.email
  }

  get isUnsent(): boolean {
    return readableText(this.to) !== '' && this.#pending.contact === undefined
  }

  choose(method: Method): void {
    this.method = method
    this.forgive()
  }

  change(to: string): void {
    if (this.method === 1) this.phone = to
    else this.email = to
    this.forgive()
  }

  async submit(): Promise<boolean> {
    const contact = resetContactOf(this.method, this.to)
    if (!contact) {
      this.problem = readableText(this.to) === '' ? 'missing' : 'impossible'
      return false
    }
    return (await this.asking.run(() => this.ask(contact))) ?? false
  }

  private async ask(contact: ResetContact): Promise<boolean> {
    await this.#resets.request(contact)
    this.#pending.contact = contact
    return true
  }

  private forgive(): void {
    this.problem = undefined
    this.asking.clear()
  }
}
