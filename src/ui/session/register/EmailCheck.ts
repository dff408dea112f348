import type { Registrations } from '#app/session/ports/Registrations'
import type { Clock } from '#app/shared/ports/Clock'
import { emailOf } from '#domain/shared/email'
import { readableText } from '#domain/shared/typedText'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { pathOfSignIn, paths } from '#ui/shell/paths.ts'

export type EmailProblem = 'missing' | 'wrong' | 'taken'

const pause = 500

/** The device checks the format, the club checks whether the address is free. */
export class EmailCheck {
  typed = ''
  refused: EmailProblem | undefined = undefined
  readonly free = new Loaded<boolean>({ isReloaded: false })
  /** Checked only once it is known whether the address is free. */
  readonly family = new Loaded<boolean>({ isReloaded: false })
  /** After the sign-in, the parent chooses the child's account. */
  readonly familySignIn = pathOfSignIn(paths.family)
  #asked: string | undefined = undefined
  #asking: Promise<void> = Promise.resolve()
  readonly #registrations: Registrations
  readonly #clock: Pick<Clock, 'sleep'>

  constructor(registrations: Registrations, clock: Pick<Clock, 'sleep'>) {
    this.#registrations = registrations
    this.#clock = clock
    makeReactive(this)
  }

  get address(): string | undefined {
    return emailOf(this.typed)
  }

  get problem(): EmailProblem | undefined {
    return this.free.value === false ? 'taken' : this.refused
  }

  change(typed: string): void {
    const before = this.address
    this.typed = typed
    this.refused = undefined
    if (this.address === before) return
    this.cancel()
    if (this.address !== undefined) void this.ask(pause)
  }

  /** The account that was just opened needs no check. */
  restore(address: string): void {
    this.typed = address
    this.#asked = this.address
  }

  /** The field lost focus: nothing more will be typed. */
  leave(): void {
    if (this.address === undefined) {
      if (readableText(this.typed) !== '') this.refused = 'wrong'
    } else if (this.#asked !== this.address) void this.ask(0)
  }

  async confirm(): Promise<string | undefined> {
    const { address } = this
    if (address === undefined) this.refuse(readableText(this.typed) === '' ? 'missing' : 'wrong')
    else if (this.free.value === undefined) await (this.#asked === address && this.free.busy ? this.#asking : this.ask(0))
    if (this.free.failure) throw this.free.failure
    if (address === undefined || this.address !== address) return undefined
    return this.free.value ? address : undefined
  }

  /** Somebody else registered it meanwhile. */
  take(): void {
    this.free.receive(false)
  }

  cancel(): void {
    this.#asked = undefined
    this.free.clear()
    this.family.clear()
  }

  private refuse(problem: EmailProblem): void {
    this.refused = problem
  }

  private ask(after: number): Promise<void> {
    this.#asking = this.read(after)
    return this.#asking
  }

  private async read(after: number): Promise<void> {
    const { address } = this
    if (address === undefined) return
    await this.free.load(async (signal) => {
      if (after > 0) await this.#clock.sleep(after, signal)
      this.#asked = address
      return this.#registrations.isFree(address, signal)
    })
    if (this.address === address && this.free.value !== undefined) void this.askFamily(address)
  }

  private async askFamily(address: string): Promise<void> {
    await this.family.load((signal) => this.#registrations.isOfFamily(address, signal))
  }
}
