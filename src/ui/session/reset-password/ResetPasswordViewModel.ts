import type { PendingReset } from '#app/session/PendingReset'
import type { AddressSecrets } from '#app/session/ports/AddressSecrets'
import type { PasswordResets, ResetAnswer, ResetKey } from '#app/session/ports/PasswordResets'
import type { ResetPassword } from '#app/session/ResetPassword'
import type { ResetContact } from '#domain/session/resetContact'
import type { CodeRefusal } from '#domain/session/sentCode'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import { CodeEntry } from '../code/CodeEntry.ts'
import { NewPassword } from '../new-password/NewPassword.ts'

export class ResetPasswordViewModel {
  readonly contact: ResetContact | undefined
  readonly code: CodeEntry
  readonly entry = new NewPassword()
  readonly completing = new Task()
  refusal: CodeRefusal | undefined = undefined
  private key: ResetKey | undefined
  readonly #resets: PasswordResets
  readonly #pending: PendingReset
  readonly #reset: ResetPassword

  constructor(resets: PasswordResets, reset: ResetPassword, pending: PendingReset, secrets: AddressSecrets) {
    this.#resets = resets
    this.#reset = reset
    this.#pending = pending
    const token = secrets.take('token')
    this.contact = token === undefined ? pending.contact : undefined
    this.key = token === undefined ? undefined : { token }
    this.code = new CodeEntry({ confirm: (code) => this.confirm(code), resend: () => this.resend() })
    makeReactive(this)
  }

  get step(): 'code' | 'password' | 'lost' | CodeRefusal {
    if (this.refusal) return this.refusal
    if (this.key) return 'password'
    return this.contact ? 'code' : 'lost'
  }

  get isUnsent(): boolean {
    return this.step === 'code' || this.step === 'password'
  }

  async submit(): Promise<boolean> {
    const { key, entry } = this
    if (!key || !entry.check()) return false
    const answer = await this.completing.run(() => this.#reset.execute(key, entry.password))
    if (answer) this.receive(answer)
    return answer?.kind === 'completed'
  }

  dispose(): void {
    this.entry.clear()
    this.code.clear()
  }

  private async confirm(code: string): Promise<CodeRefusal | undefined> {
    if (!this.contact) return 'wrong'
    const answer = await this.#resets.confirm(this.contact, code)
    if (answer.kind !== 'confirmed') return answer.kind
    this.open({ token: answer.token, contact: this.contact })
    return undefined
  }

  private async resend(): Promise<void> {
    if (this.contact) await this.#resets.resend(this.contact)
  }

  private open(key: ResetKey): void {
    this.key = key
  }

  private receive({ kind }: ResetAnswer): void {
    this.key = undefined
    this.entry.clear()
    if (kind === 'completed') this.#pending.contact = undefined
    else this.refusal = kind
  }
}
