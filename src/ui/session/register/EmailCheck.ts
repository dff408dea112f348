import { makeAutoObservable } from 'mobx'
import type { Registrations } from '#app/session/ports/Registrations'
import type { Clock } from '#app/shared/ports/Clock'
import { emailOf } from '#domain/shared/email'
import { Loaded } from '#ui/shell/Loaded.ts'
import { pathOfSignIn, paths } from '#ui/shell/paths.ts'

export type EmailProblem = 'missing' | 'wrong' | 'taken'

/** Long enough that somebody who is typing is not asked about each letter. */
const pause = 500

/** The address of a new account: whether it can be one is seen here, whether it is free the club alone knows. */
export class EmailCheck {
  typed = ''
  /** What is wrong with it, once somebody has tried to go on with it. */
  refused: EmailProblem | undefined = undefined
  /** Whether the address is free. */
  readonly free = new Loaded<boolean>({ isReloaded: false })
  /** Whether it belongs to a family: asked only for an address of which is known whether it is free. */
  readonly family = new Loaded<boolean>({ isReloaded: false })
  /** A parent signs in and goes on to the accounts of the family. */
  readonly familySignIn = pathOfSignIn(paths.family)
  /** The address of which the club was asked last, and until when. */
  #asked: string | undefined = undefined
  #asking: Promise<void> = Promise.resolve()
  readonly #registrations: Registrations
  readonly #clock: Pick<Clock, 'sleep'>

  constructor(registrations: Registrations, clock: Pick<Clock, 'sleep'>) {
    this.#registrations = registrations
    this.#clock = clock
    makeAutoObservable(this, {}, { autoBind: true })
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

  /** The address of the account that this player has just opened: nothing is to be asked about it. */
  restore(address: string): void {
    this.typed = address
    this.#asked = this.address
  }

  /** Somebody has left the field: nothing more comes. */
  leave(): void {
    if (this.address === undefined) {
      if (this.typed.trim() !== '') this.refused = 'wrong'
    } else if (this.#asked !== this.address) void this.ask(0)
  }

  /** The address where one can go on with it. Throws what kept the club from answering. */
  async confirm(): Promise<string | undefined> {
    const { address } = this
    if (address === undefined) this.refuse(this.typed.trim() === '' ? 'missing' : 'wrong')
    else if (this.free.value === undefined) await (this.#asked === address && this.free.busy ? this.#asking : this.ask(0))
    if (this.free.failure) throw this.free.failure
    if (address === undefined || this.address !== address) return undefined
    return this.free.value ? address : undefined
  }

  /** Somebody else was faster. */
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
