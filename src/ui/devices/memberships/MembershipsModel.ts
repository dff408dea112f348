import type { Memberships } from '#app/devices/ports/Memberships'
import type { PlusAccess } from '#app/devices/ports/PlusAccess'
import type { Clock } from '#app/shared/ports/Clock'
import { activatableMemberships } from '#domain/devices/activation'
import { endsSoon, inOrder, type Membership, type MembershipState, membershipOf, stateOf, upgradableOf } from '#domain/devices/membership'
import { activationOf, isOpenTo } from '#domain/devices/plusFeatures'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { ActivationModel } from '../activate/ActivationModel.ts'
import type { PrepaidModel } from '../prepaid/PrepaidModel.ts'
import { RenewalStop } from './RenewalStop.ts'

/** The memberships of a player's launch monitors, as they are today. */
export class MembershipsModel {
  readonly reading = new Loaded<readonly Membership[]>()
  readonly checking = new Loaded<boolean>({ isReloaded: false })
  readonly activation: ActivationModel
  readonly prepaid: PrepaidModel
  readonly renewal: RenewalStop
  readonly #memberships: Memberships
  readonly #clock: Clock
  readonly #plus: PlusAccess

  constructor(memberships: Memberships, clock: Clock, activation: ActivationModel, prepaid: PrepaidModel, plus: PlusAccess) {
    this.#memberships = memberships
    this.#clock = clock
    this.#plus = plus
    this.activation = activation
    this.prepaid = prepaid
    this.renewal = new RenewalStop(memberships)
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
    return this.activation.step === 'membership' && chosen !== undefined && this.isClosed(chosen)
  }

  /** Of the launch monitor that was chosen: what can be upgraded instead of buying another one. */
  get upgradable(): Membership | undefined {
    return this.upgradableOf(this.activation.deviceId ?? '')
  }

  /** The prepaid card is for course play, which the player's plan lacks. */
  get cardNeedsPlan(): boolean {
    return this.prepaid.step === 'simulator' && this.isClosed({ source: 'simulation' })
  }

  of(deviceId: string): Membership | undefined {
    return membershipOf(this.timeline, deviceId)
  }

  upgradableOf(deviceId: string): Membership | undefined {
    return upgradableOf(this.timeline, deviceId, this.today())
  }

  allOf(deviceId: string): readonly Membership[] {
    return this.timeline.filter((each) => each.deviceId === deviceId && this.stateOf(each) !== 'lapsed')
  }

  shownFor(deviceId: string): readonly Membership[] {
    const current = this.allOf(deviceId)
    const last = this.of(deviceId)
    return current.length === 0 && last ? [last] : current
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

  async stopRenewal(): Promise<boolean> {
    const isStopped = await this.renewal.confirm()
    if (isStopped) await this.read()
    return isStopped
  }

  async read(): Promise<void> {
    await this.reading.load((signal) => this.#memberships.all(signal))
    if (this.activatable.some((membership) => this.isClosed(membership))) await this.checking.load(() => this.#plus.check())
  }

  dispose(): void {
    this.reading.cancel()
    this.checking.cancel()
    this.prepaid.close()
  }

  private isClosed({ source }: Pick<Membership, 'source'>): boolean {
    return !isOpenTo(activationOf(source), this.checking.value ?? this.#plus.hasPlus)
  }

  private today(): Temporal.PlainDate {
    return this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }
}
