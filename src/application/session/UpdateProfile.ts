import {
  changedFields,
  entered,
  type FieldProblems,
  fieldsOf,
  handednessOf,
  type Profile,
  type ProfileDetails,
} from '#domain/session/profile'
import type { Clock } from '../shared/ports/Clock.ts'
import type { Site } from '../shared/ports/Site.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { ProfileAnswer, Profiles } from './ports/Profiles.ts'

export type ProfileUpdate =
  | { readonly kind: 'updated'; readonly profile: Profile }
  /** Nothing was changed. */
  | { readonly kind: 'unchanged' }
  /** By the product's own checks, or by the club, whose answer is then kept. */
  | { readonly kind: 'refused'; readonly fields: FieldProblems; readonly payload?: unknown }

/** Sends the hand alone if nothing else has changed, else all fields. */
export class UpdateProfile {
  private readonly profiles: Profiles
  private readonly session: CurrentSession
  private readonly site: Pick<Site, 'isJapan'>
  private readonly clock: Clock

  constructor(profiles: Profiles, session: CurrentSession, site: Pick<Site, 'isJapan'>, clock: Clock) {
    this.profiles = profiles
    this.session = session
    this.site = site
    this.clock = clock
  }

  async execute(before: Profile, typed: ProfileDetails): Promise<ProfileUpdate> {
    const today = this.clock.now().toZonedDateTimeISO(this.clock.timeZone).toPlainDate()
    const entry = entered(typed, before, today)
    if (entry.kind === 'problems') return { kind: 'refused', fields: entry.fields }
    const { details } = entry
    const changed = changedFields(before, details, this.site.isJapan)
    if (changed.length === 0) return { kind: 'unchanged' }
    const answer = await this.send(before, details, changed)
    if (answer.kind === 'refused') return answer
    this.keep(details)
    return { kind: 'updated', profile: { ...before, details } }
  }

  private send(before: Profile, details: ProfileDetails, changed: readonly string[]): Promise<ProfileAnswer> {
    const isHandAlone = changed.length === 1 && changed[0] === 'hand'
    return isHandAlone ? this.profiles.updateHand(details.hand) : this.profiles.update(details, fieldsOf(before, this.site.isJapan))
  }

  /** Name and hand are shown on every screen. */
  private keep({ firstName, lastName, altFirstName, altLastName, hand }: ProfileDetails): void {
    const input = { firstName, lastName, altFirstName, altLastName, hand: handednessOf(hand).value }
    this.session.update((session) => (session.player ? { ...session, player: { ...session.player, ...input } } : session))
  }
}
