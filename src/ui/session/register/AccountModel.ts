import { makeAutoObservable, observableRef } from 'mobx'
import type { Prefectures } from '#app/session/ports/Prefectures'
import {
  emptyEntry,
  enteredRegistration,
  type Registration,
  type RegistrationEntry,
  type RegistrationField,
  type RegistrationProblem,
  type RegistrationProblems,
} from '#domain/session/registration'
import { Loaded } from '#ui/shell/Loaded.ts'
import { NewPassword } from '../new-password/NewPassword.ts'
import type { CentreList } from './CentreList.ts'
import type { EmailCheck } from './EmailCheck.ts'

/** Where Japan's names and addresses are asked for. */
interface Place {
  readonly isJapan: boolean
  readonly prefectures: Prefectures
}

/** What the first step asks for. */
export class AccountModel {
  entry: RegistrationEntry = emptyEntry
  problems: RegistrationProblems = {}
  /** Grows with each attempt that was stopped, so that the first problem gets the focus again. */
  attempts = 0
  readonly email: EmailCheck
  readonly password = new NewPassword()
  readonly centres: CentreList
  readonly prefectures = new Loaded<Awaited<ReturnType<Prefectures['all']>>>()
  readonly isJapan: boolean
  readonly #place: Place

  constructor(email: EmailCheck, centres: CentreList, place: Place) {
    this.email = email
    this.centres = centres
    this.#place = place
    this.isJapan = place.isJapan
    makeAutoObservable(
      this,
      { email: false, centres: false, isJapan: false, entry: observableRef, problems: observableRef },
      { autoBind: true },
    )
  }

  get isUnsent(): boolean {
    return this.email.typed !== '' || this.password.isUnsent || this.entry !== emptyEntry
  }

  start(): void {
    this.centres.start()
    if (this.isJapan) void this.prefectures.load(() => this.#place.prefectures.all())
  }

  dispose(): void {
    this.centres.dispose()
    this.prefectures.cancel()
  }

  change(values: Partial<RegistrationEntry>): void {
    this.entry = { ...this.entry, ...values }
    if (values.postalCode !== undefined) this.centres.near(values.postalCode)
    const changed: readonly string[] = Object.keys(values)
    this.problems = Object.fromEntries(Object.entries(this.problems).filter(([field]) => !changed.includes(field)))
  }

  problemOf(field: RegistrationField): RegistrationProblem | undefined {
    return this.problems[field]
  }

  /** All that can be sent; says what is wrong where it can't, everything at once. */
  async check(isOpened: (email: string | undefined) => boolean): Promise<Registration | undefined> {
    const entered = enteredRegistration(this.entry)
    this.problems = entered.kind === 'problems' ? entered.problems : {}
    const isPasswordGood = this.password.check()
    const email = isOpened(this.email.address) ? this.email.address : await this.email.confirm()
    if (entered.kind === 'entered' && isPasswordGood && email !== undefined)
      return { ...entered.registration, email, password: this.password.password }
    this.stop()
    return undefined
  }

  stop(): void {
    this.attempts += 1
  }
}
