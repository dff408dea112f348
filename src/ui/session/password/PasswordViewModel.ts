import type { ChangePassword } from '#app/session/ChangePassword'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import { mayChangePassword } from '#domain/session/permissions'
import type { Session } from '#domain/session/session'
import { idle, type Operation, refused, waiting } from '#domain/shared/operation'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'
import { NewPassword } from '../new-password/NewPassword.ts'

type Answer = Awaited<ReturnType<ChangePassword['execute']>>

export class PasswordViewModel {
  oldPassword = ''
  oldProblem: 'missing' | 'wrong' | undefined = undefined
  /** A refusal or failure keeps the answer's body. */
  operation: Operation<'changed', unknown> = idle
  readonly entry = new NewPassword()
  readonly sending = new Task()
  readonly #changePassword: ChangePassword
  readonly #session: Observed<Session>

  constructor(changePassword: ChangePassword, session: CurrentSession) {
    this.#changePassword = changePassword
    this.#session = observe(session)
    makeReactive(this)
  }

  get mayChange(): boolean {
    return mayChangePassword(this.#session.value)
  }

  get username(): string | undefined {
    return this.#session.value.player?.email
  }

  get isUnsent(): boolean {
    return this.oldPassword !== '' || this.entry.isUnsent
  }

  get isClearable(): boolean {
    const { state } = this.operation
    return !this.sending.busy && (this.isUnsent || state === 'changed' || this.sending.failure !== undefined)
  }

  changeOld(oldPassword: string): void {
    this.oldPassword = oldPassword
    this.oldProblem = undefined
  }

  async submit(): Promise<void> {
    if (this.sending.busy) return
    this.oldProblem = this.oldPassword === '' ? 'missing' : undefined
    const isReady = this.entry.check() && this.oldProblem === undefined
    this.operation = isReady ? waiting : idle
    if (!isReady) return
    const change = { oldPassword: this.oldPassword, newPassword: this.entry.password }
    this.settle(await this.sending.run(() => this.#changePassword.execute(change)))
  }

  clear(): void {
    this.forget()
    this.operation = idle
    this.sending.clear()
  }

  dispose(): void {
    this.clear()
  }

  private settle(answer: Answer | undefined): void {
    if (answer?.kind === 'changed') {
      this.forget()
      this.operation = { state: 'changed' }
      return
    }
    if (answer?.kind === 'wrong-password') this.oldProblem = 'wrong'
    this.operation = refused(answer?.kind === 'wrong-password' ? answer.payload : this.sending.failure?.body)
  }

  private forget(): void {
    this.oldPassword = ''
    this.oldProblem = undefined
    this.entry.clear()
  }
}
