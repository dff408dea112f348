import { type IReactionDisposer, reaction } from 'mobx'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Profiles } from '#app/session/ports/Profiles'
import type { ProfileUpdate, UpdateProfile } from '#app/session/UpdateProfile'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { Player } from '#domain/session/player'
import {
  changedFields,
  type EnteredField,
  enteredFields,
  type FieldProblems,
  fieldsOf,
  type Profile,
  type ProfileDetails,
  type ProfileField,
} from '#domain/session/profile'
import type { Session } from '#domain/session/session'
import { idle, type Operation, refused, waiting } from '#domain/shared/operation'
import { typedFields } from '#domain/shared/typedFields'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'
import type { PrefecturesModel } from './PrefecturesModel.ts'

type ProfileProblem = Exclude<ProfileUpdate, { readonly kind: 'updated' }>

export class ProfileViewModel {
  readonly profile = new Loaded<Profile>()
  readonly saving = new Task()
  readonly prefectures: PrefecturesModel
  operation: Operation<'updated', ProfileProblem> = idle
  private draft: ProfileDetails | undefined = undefined
  #earlier: Draft | undefined = undefined
  readonly #session: Observed<Session>
  readonly #profiles: Profiles
  readonly #formDraft: FormDraft
  readonly #updateProfile: UpdateProfile
  #stopWatching: IReactionDisposer | undefined = undefined

  constructor(session: CurrentSession, profiles: Profiles, drafts: Drafts, updateProfile: UpdateProfile, prefectures: PrefecturesModel) {
    this.#session = observe(session)
    this.#profiles = profiles
    this.#formDraft = new FormDraft(drafts)
    this.#updateProfile = updateProfile
    this.prefectures = prefectures
    makeReactive(this)
  }

  get typed(): ProfileDetails | undefined {
    return this.draft ?? this.profile.value?.details
  }

  get player(): Player | undefined {
    return this.#session.value.player
  }

  get isJapan(): boolean {
    return this.prefectures.isJapan
  }

  get fields(): readonly ProfileField[] {
    const { value } = this.profile
    return value ? fieldsOf(value, this.isJapan) : []
  }

  get isUnsent(): boolean {
    return Object.keys(this.changes ?? {}).length > 0
  }

  private get changes(): Draft | undefined {
    const { typed } = this
    const { value } = this.profile
    return typed && value && Object.fromEntries(changedFields(value, typed, this.isJapan).map((field) => [field, typed[field]]))
  }

  get problem(): ProfileProblem | undefined {
    return this.operation.state === 'idle' ? this.operation.problem : undefined
  }

  get problems(): FieldProblems {
    return this.problem?.kind === 'refused' ? this.problem.fields : {}
  }

  start(): void {
    this.#stopWatching = reaction(
      () => this.player?.id,
      (_id, before) => before !== undefined && this.reset(),
    )
    this.#formDraft.keep({ name: 'profile', typed: () => this.changes, restore: this.restore })
    this.load()
    this.prefectures.start()
  }

  dispose(): void {
    this.#stopWatching?.()
    this.#formDraft.stop()
    this.profile.cancel()
    this.prefectures.dispose()
  }

  change(field: EnteredField, text: string): void {
    if (!this.typed || this.saving.busy) return
    this.draft = { ...this.typed, [field]: text }
    this.operation = idle
  }

  async save(): Promise<void> {
    const { typed } = this
    const before = this.profile.value
    if (!typed || !before || this.saving.busy) return
    this.operation = waiting
    const answer = await this.saving.run(() => this.#updateProfile.execute(before, typed))
    if (this.profile.value === before) this.settle(answer)
  }

  private load(): void {
    void this.profile.load(async (signal) => {
      const profile = await this.#profiles.read(signal)
      if (!signal.aborted) this.fillIn(profile)
      return profile
    })
  }

  private restore(draft: Draft): void {
    this.#earlier = draft
    if (this.profile.value) this.fillIn(this.profile.value)
  }

  private fillIn({ details }: Profile): void {
    const earlier = this.#earlier
    this.#earlier = undefined
    if (!earlier || this.draft) return
    this.draft = { ...details, ...typedFields(earlier, enteredFields) }
  }

  private settle(answer: ProfileUpdate | undefined): void {
    if (answer?.kind === 'updated') this.receive(answer.profile)
    else this.operation = answer ? refused(answer) : idle
  }

  private receive(profile: Profile): void {
    this.profile.receive(profile)
    this.draft = undefined
    this.operation = { state: 'updated' }
  }

  /** Nobody sees what another player typed or saved. */
  private reset(): void {
    this.operation = idle
    this.draft = undefined
    this.saving.clear()
    this.profile.clear()
    if (this.player) this.load()
  }
}
