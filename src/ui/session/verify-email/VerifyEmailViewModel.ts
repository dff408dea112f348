import type { AddressSecrets } from '#app/session/ports/AddressSecrets'
import type { EmailVerification, VerifyAnswer, VerifyKey } from '#app/session/ports/EmailVerification'
import type { Failure } from '#app/shared/failure'
import { type CodeRefusal, codeOf } from '#domain/session/sentCode'
import { idle, type Operation, refused, waiting } from '#domain/shared/operation'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { VerificationLink } from '../code/VerificationLink.ts'

export type VerifyProblem =
  | { readonly of: 'link'; readonly kind: CodeRefusal }
  | { readonly of: 'code'; readonly kind: CodeRefusal | 'missing' }
  | Failure

export class VerifyEmailViewModel {
  code = ''
  operation: Operation<'verified', VerifyProblem> = idle
  readonly verifying = new Task()
  readonly link: VerificationLink
  private key: VerifyKey | undefined
  readonly #verification: EmailVerification

  constructor(verification: EmailVerification, secrets: AddressSecrets, link: VerificationLink) {
    this.link = link
    this.#verification = verification
    const token = secrets.take('token')
    this.key = token === undefined ? undefined : { token }
    makeReactive(this)
  }

  get error(): VerifyProblem | undefined {
    return this.operation.state === 'idle' ? this.operation.problem : undefined
  }

  get isByLink(): boolean {
    return this.key !== undefined && 'token' in this.key
  }

  get isUnsent(): boolean {
    return this.operation.state !== 'verified' && (this.code !== '' || this.isByLink)
  }

  start(): void {
    if (this.operation === idle && this.key) void this.send(this.key)
  }

  change(code: string): void {
    this.code = code
    if (this.operation.state === 'idle') this.operation = idle
  }

  async submit(): Promise<void> {
    const code = codeOf(this.code)
    if (code === undefined) this.operation = refused({ of: 'code', kind: 'missing' })
    else await this.send({ code })
  }

  async tryAgain(): Promise<void> {
    if (this.key) await this.send(this.key)
  }

  private async send(key: VerifyKey): Promise<void> {
    if (this.verifying.busy) return
    this.key = key
    this.operation = waiting
    const answer = await this.verifying.run(() => this.#verification.verify(key))
    if (answer) this.receive(key, answer)
    else this.fail()
  }

  private receive(key: VerifyKey, { kind }: VerifyAnswer): void {
    this.key = undefined
    if (kind === 'verified') {
      this.code = ''
      this.operation = { state: 'verified' }
    } else this.operation = refused({ of: 'token' in key ? 'link' : 'code', kind })
  }

  private fail(): void {
    const { failure } = this.verifying
    this.operation = failure ? refused(failure) : idle
  }
}
