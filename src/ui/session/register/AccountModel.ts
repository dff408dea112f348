import type { Prefectures } from '#app/session/ports/Prefectures'
import type { PendingAccount } from '#app/session/SignUp'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { Site } from '#app/shared/ports/Site'
import { defaultSettings, type RegistrationSettings } from '#domain/session/configuration'
import {
  emptyEntry,
  enteredRegistration,
  entryOf,
  type Registration,
  type RegistrationEntry,
  type RegistrationField,
  type RegistrationProblem,
  type RegistrationProblems,
} from '#domain/session/registration'
import { defaultMethod, type Method } from '#domain/session/sentCode'
import { keepDraft } from '#ui/shell/keepDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { NewPassword } from '../new-password/NewPassword.ts'
import type { CentreList } from './CentreList.ts'
import type { EmailCheck } from './EmailCheck.ts'

export class AccountModel {
  entry: RegistrationEntry = emptyEntry
  problems: RegistrationProblems = {}
  attempts = 0
  readonly email: EmailCheck
  readonly password = new NewPassword()
  readonly centres: CentreList
  readonly prefectures = new Loaded<Awaited<ReturnType<Prefectures['all']>>>()
  readonly isJapan: boolean
  readonly #prefectures: Prefectures
  readonly #drafts: Drafts
  /** Also an account opened before the page was reloaded. */
  pending: PendingAccount | undefined = undefined
  #settings: () => RegistrationSettings = () => defaultSettings
  #stopKeeping: readonly (() => void)[] = []

  constructor(email: EmailCheck, centres: CentreList, { isJapan }: Site, prefectures: Prefectures, drafts: Drafts) {
    this.email = email
    this.centres = centres
    this.#prefectures = prefectures
    this.#drafts = drafts
    this.isJapan = isJapan
    makeReactive(this)
  }

  get isUnsent(): boolean {
    return this.email.typed !== '' || this.password.isUnsent || this.entry !== emptyEntry
  }

  get settings(): RegistrationSettings {
    return this.#settings()
  }

  get method(): Method {
    return this.entry.method ?? this.settings.method
  }

  follow(settings: () => RegistrationSettings): void {
    this.#settings = settings
    this.centres.follow(() => ({ locations: this.settings.locations, locationId: this.locationId }))
  }

  get locationId(): string | undefined {
    return this.settings.locations.find(({ id }) => id === this.entry.locationId)?.id
  }

  chooseLocation(locationId: string): void {
    const { centreId } = this.entry
    const isThere = this.settings.locations.some(({ id, centreIds }) => id === locationId && centreIds.some((each) => each === centreId))
    this.change({ locationId, centreId: isThere ? centreId : undefined })
  }

  start(): void {
    this.#stopKeeping = [
      keepDraft(this.#drafts, { name: 'sign-up', typed: () => this.pendingDraft, restore: this.resume }),
      keepDraft(this.#drafts, { name: 'register', typed: () => this.draft, restore: this.restore }),
    ]
    this.centres.start()
    if (this.isJapan) void this.prefectures.load(() => this.#prefectures.all())
  }

  dispose(): void {
    for (const stop of this.#stopKeeping) stop()
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

  async check(isOpened: (email: string | undefined) => boolean): Promise<Registration | undefined> {
    const entered = enteredRegistration(this.entry, this.settings.method)
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

  wait(pending: PendingAccount): void {
    this.pending = pending
  }

  forget(): void {
    this.pending = undefined
    this.entry = emptyEntry
    this.email.change('')
    this.password.clear()
  }

  private get pendingDraft(): Draft {
    const { email, phone, method } = this.pending ?? {}
    return email !== undefined && phone !== undefined ? { email, phone, method: String(method) } : {}
  }

  private resume(draft: Draft): void {
    const { email } = draft
    const { phone, method = defaultMethod } = entryOf(draft)
    if (email !== undefined) this.pending ??= { email, phone, method }
  }

  private get draft(): Draft {
    const { method, ...texts } = this.entry
    const typed = { ...texts, email: this.email.typed, method: method && String(method) }
    return this.entry === emptyEntry && typed.email === ''
      ? {}
      : Object.fromEntries(Object.entries(typed).flatMap(([field, text]) => (text ? [[field, text]] : [])))
  }

  private restore(draft: Draft): void {
    if (this.isUnsent) return
    const { email, ...fields } = draft
    if (email !== undefined && email === this.pending?.email) this.email.restore(email)
    else if (email !== undefined) this.email.change(email)
    this.change(entryOf(fields))
  }
}
