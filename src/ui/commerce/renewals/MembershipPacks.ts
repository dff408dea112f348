import type { ClubMemberships } from '#app/commerce/renewals/ports/ClubMemberships'
import type { Clock } from '#app/shared/ports/Clock'
import type { PlayerMembership } from '#domain/commerce/renewals/offer'
import type { Plan } from '#domain/commerce/renewals/plan'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

/** The player's membership, and those that can be bought. */
export class MembershipPacks {
  readonly packs = new Loaded<readonly Plan[]>()
  /** Null without one. */
  readonly own = new Loaded<PlayerMembership | null>()
  readonly #memberships: ClubMemberships
  readonly #clock: Clock

  constructor(memberships: ClubMemberships, clock: Clock) {
    this.#memberships = memberships
    this.#clock = clock
    makeReactive(this)
  }

  async read(): Promise<void> {
    await Promise.all([
      this.packs.load((signal) => this.#memberships.packs(signal)),
      this.own.load(async (signal) => (await this.#memberships.own(signal)) ?? null),
    ])
  }

  hasEnded({ endsOn }: Pick<PlayerMembership, 'endsOn'>): boolean {
    const today = this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
    return endsOn !== undefined && Temporal.PlainDate.compare(endsOn, today) < 0
  }

  dispose(): void {
    this.packs.cancel()
    this.own.cancel()
  }
}
