import { type NewPasswordProblem, newPasswordProblem } from '#domain/session/newPassword'
import { makeReactive } from '#ui/shell/makeReactive.ts'

/** In memory only, and cleared after use. */
export class NewPassword {
  password = ''
  repeated = ''
  problem: NewPasswordProblem | undefined = undefined

  constructor() {
    makeReactive(this)
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
