import type { Memberships } from '#app/devices/ports/Memberships'
import type { ActivationStep } from '#domain/devices/activation'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

interface Beginning {
  readonly deviceId?: string | undefined
  readonly membershipId?: string | undefined
}

/** A membership for a launch monitor: first the device, then which membership. */
export class ActivationModel {
  readonly activating = new Task()
  isOpen = false
  step: ActivationStep = 'selectDevice'
  deviceId: string | undefined = undefined
  membershipId: string | undefined = undefined
  /** The player wanted to go on without a choice. */
  isMissing = false
  /** It is in use on another launch monitor by now. */
  isRefused = false
  readonly #memberships: Pick<Memberships, 'activate'>

  constructor(memberships: Pick<Memberships, 'activate'>) {
    this.#memberships = memberships
    makeReactive(this)
  }

  begin({ deviceId, membershipId }: Beginning = {}): void {
    this.deviceId = deviceId
    this.membershipId = membershipId
    this.isOpen = true
    this.show('selectDevice')
  }

  chooseDevice(id: string): void {
    this.deviceId = id
    this.isMissing = false
  }

  chooseMembership(id: string): void {
    this.membershipId = id
    this.isMissing = false
    this.isRefused = false
  }

  next(): void {
    if (this.deviceId === undefined) this.isMissing = true
    else this.show('membership')
  }

  back(): void {
    if (!this.activating.busy) this.show('selectDevice')
  }

  close(): void {
    if (!this.activating.busy) this.isOpen = false
  }

  async activate(): Promise<boolean> {
    const { deviceId, membershipId } = this
    this.isMissing = membershipId === undefined
    if (deviceId === undefined || membershipId === undefined || this.step !== 'membership') return false
    const answer = await this.activating.run(() => this.#memberships.activate(membershipId, deviceId))
    if (answer === 'activated') this.show('done')
    else if (answer) this.refuse()
    return answer !== undefined
  }

  private show(step: ActivationStep): void {
    this.activating.clear()
    this.step = step
    this.isMissing = false
    this.isRefused = false
  }

  private refuse(): void {
    this.isRefused = true
  }
}
