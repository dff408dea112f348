import { when } from 'mobx'
import type { Subscription } from 'rxjs'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { ReadCredits } from '#app/session/ReadCredits'
import type { ReadProfile } from '#app/session/ReadProfile'
import type { SignOut } from '#app/session/SignOut'
import type { UnsentItems, UnsentWork } from '#app/shared/ports/UnsentWork'
import { type Area, isOpenTo } from '#domain/session/areas'
import type { LessonCredits } from '#domain/session/credit'
import { mayReadLessons } from '#domain/session/lessonAccess'
import type { Player } from '#domain/session/player'
import type { Session } from '#domain/session/session'
import type { Access, FeatureAccess } from '#ui/shell/featureAccess.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'

export class AccountViewModel implements FeatureAccess {
  readonly profile = new Loaded<Player>()
  readonly credits = new Loaded<LessonCredits>()
  readonly leaving = new Task()
  unsent: readonly UnsentItems[] = []
  readonly #session: Observed<Session>
  readonly #readProfile: ReadProfile
  readonly #readCredits: ReadCredits
  readonly #signOutPlayer: SignOut
  readonly #unsentWork: UnsentWork
  #requests: Subscription | undefined
  #stopWaiting: (() => void) | undefined

  constructor(session: CurrentSession, readProfile: ReadProfile, readCredits: ReadCredits, signOut: SignOut, unsentWork: UnsentWork) {
    this.#session = observe(session)
    this.#readProfile = readProfile
    this.#readCredits = readCredits
    this.#signOutPlayer = signOut
    this.#unsentWork = unsentWork
    makeReactive(this)
  }

  get player(): Player | undefined {
    return this.#session.value.player
  }

  get isForChild(): boolean {
    return this.#session.value.child !== undefined
  }

  /** From account version 2 until version 3 has loaded. */
  get creditsLeft(): number | undefined {
    return this.#session.value.creditV3?.left ?? this.#session.value.credit
  }

  get creditAccount(): LessonCredits | undefined {
    return this.#session.value.creditV3
  }

  /** Open if the profile can't be loaded: the servers check access anyway. */
  accessTo(area: Area): Access {
    const { player, child } = this.#session.value
    if (player) return isOpenTo(area, player.userType, child !== undefined) ? 'open' : 'closed'
    return this.profile.failure ? 'open' : 'unknown'
  }

  start(): void {
    this.#stopWaiting?.()
    this.#requests?.unsubscribe()
    void this.profile.load(() => this.#readProfile.execute())
    this.#stopWaiting = when(() => mayReadLessons(this.#session.value), this.loadCredits)
    this.#requests = this.#readCredits.askedAgain.subscribe(this.loadCredits)
  }

  dispose(): void {
    this.#stopWaiting?.()
    this.#requests?.unsubscribe()
    this.profile.cancel()
    this.credits.cancel()
  }

  async signOut(): Promise<void> {
    this.unsent = this.#unsentWork.items()
    if (this.unsent.length === 0) await this.signOutAnyway()
  }

  staySignedIn(): void {
    this.unsent = []
  }

  async signOutAnyway(): Promise<void> {
    this.unsent = []
    await this.leaving.run(() => this.#signOutPlayer.execute())
  }

  private loadCredits(): void {
    void this.credits.load(() => this.#readCredits.execute())
  }
}
