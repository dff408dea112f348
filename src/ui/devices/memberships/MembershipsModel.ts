import type { Memberships } from '#app/devices/ports/Memberships'
import type { Clock } from '#app/shared/ports/Clock'
import { endsSoon, inOrder, type Membership, type MembershipState, membershipOf, stateOf } from '#domain/devices/membership'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

/** The memberships of a player's launch monitors, as they are today. */
export class MembershipsModel {
  readonly reading = new Loaded<readonly Membership[]>()
  readonly #memberships: Memberships
  readonly #clock: Clock

  constructor(memberships: Memberships, clock: Clock) {
    this.#memberships = memberships
    this.#clock = clock
    makeReactive(this)
  }

  /** What ends first is first. */
  get timeline(): readonly Membership[] {
    return inOrder(this.reading.value ?? [])
  }

  of(deviceId: string): Membership | undefined {
    return membershipOf(this.timeline, deviceId)
  }

  stateOf(membership: Membership): MembershipState {
    return stateOf(membership, this.today())
  }

  endsSoon(membership: Membership): boolean {
    return endsSoon(membership, this.today())
  }

  read(): Promise<void> {
    return this.reading.load((signal) => this.#memberships.all(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }

  private today(): Temporal.PlainDate {
    return this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }
}
