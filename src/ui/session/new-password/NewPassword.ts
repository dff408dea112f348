import { makeAutoObservable } from 'mobx'
import { type NewPasswordProblem, newPasswordProblem } from '#domain/session/newPassword'

/** A password that is chosen, and typed once more. In memory alone, and forgotten once it is used. */
export class NewPassword {
  password = ''
  repeated = ''
  problem: NewPasswordProblem | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isUnsent(): boolean {
    return this.password !== '' || this.repeated !== ''
  }

  change(password: string): void {
    this.password = password
    this.problem = undefined
  }

  repeat(repeated: string): void {
    this.repeated = repeated
    this.problem = undefined
  }

  /** Whether it can be sent; says what is wrong where it can't. */
  check(): boolean {
    this.problem = newPasswordProblem(this.password, this.repeated)
    return this.problem === undefined
  }

  clear(): void {
    this.password = ''
    this.repeated = ''
    this.problem = undefined
  }
}
