import type { Memberships } from '#app/devices/ports/Memberships'
import type { PlusAccess } from '#app/devices/ports/PlusAccess'
import type { Clock } from '#app/shared/ports/Clock'
import { activatableMemberships } from '#domain/devices/activation'
import { endsSoon, inOrder, type Membership, type MembershipState, membershipOf, stateOf } from '#domain/devices/membership'
import { activationOf, isOpenTo } from '#domain/devices/plusFeatures'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { ActivationModel } from '../activate/ActivationModel.ts'
import type { PrepaidModel } from '../prepaid/PrepaidModel.ts'

/** The memberships of a player's launch monitors, as they are today. */
export class MembershipsModel {
  readonly reading = new Loaded<readonly Membership[]>()
  readonly activation: ActivationModel
  readonly prepaid: PrepaidModel
  readonly #memberships: Memberships
  readonly #clock: Clock
  readonly #plus: PlusAccess

  constructor(memberships: Memberships, clock: Clock, activation: ActivationModel, prepaid: PrepaidModel, plus: PlusAccess) {
    this.#memberships = memberships
    this.#clock = clock
    this.#plus = plus
    this.activation = activation
    this.prepaid = prepaid
    makeReactive(this)
  }

  /** What ends first is first. */
  get timeline(): readonly Membership[] {
    return inOrder(this.reading.value ?? [])
  }

  /** Those that can be put on a launch monitor. */
  get activatable(): readonly Membership[] {
    return activatableMemberships(this.reading.value ?? [], this.today())
  }

  /** The chosen membership needs the plus flag, which the player doesn't have. */
  get isPlusOffered(): boolean {
    const chosen = this.activatable.find(({ id }) => id === this.activation.membershipId)
    const isAsked = this.activation.step === 'membership' && chosen !== undefined
    return isAsked && !isOpenTo(activationOf(chosen.source), this.#plus.hasPlus)
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

  /** From the offer to a prepaid card. */
  redeemInstead(): void {
    this.activation.close()
    this.prepaid.begin()
  }

  read(): Promise<void> {
    return this.reading.load((signal) => this.#memberships.all(signal))
  }

  dispose(): void {
    this.reading.cancel()
    this.prepaid.close()
  }

  private today(): Temporal.PlainDate {
    return this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }
}
