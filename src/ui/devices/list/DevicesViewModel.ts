import type { Devices } from '#app/devices/ports/Devices'
import { type Device, ownedDevices } from '#domain/devices/device'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { DeviceActions } from '../manage/DeviceActions.ts'
import type { MembershipsModel } from '../memberships/MembershipsModel.ts'
import type { Registration } from '../register/Registration.ts'

/** A player's launch monitors. */
export class DevicesViewModel {
  readonly reading = new Loaded<readonly Device[]>()
  readonly registration: Registration
  readonly actions: DeviceActions
  readonly memberships: MembershipsModel
  readonly #devices: Devices

  constructor(devices: Devices, registration: Registration, actions: DeviceActions, memberships: MembershipsModel) {
    this.#devices = devices
    this.registration = registration
    this.actions = actions
    this.memberships = memberships
    makeReactive(this)
  }

  /** Newest first, without blocked ones. */
  get owned(): readonly Device[] {
    return ownedDevices(this.reading.value ?? [])
  }

  /** Nothing is activated on one that was reported lost or stolen. */
  get activatable(): readonly Device[] {
    return this.owned.filter(({ reported }) => reported === undefined)
  }

  async read(): Promise<void> {
    await Promise.all([this.reading.load((signal) => this.#devices.all(signal)), this.memberships.read()])
  }

  dispose(): void {
    this.reading.cancel()
    this.memberships.dispose()
    this.registration.dispose()
  }

  register(): Promise<boolean> {
    return this.andRead(this.registration.register())
  }

  transfer(): Promise<boolean> {
    return this.andRead(this.actions.transfer())
  }

  report(): Promise<boolean> {
    return this.andRead(this.actions.report())
  }

  redeem(): Promise<boolean> {
    return this.andRead(this.memberships.prepaid.redeem())
  }

  /** Also read again where it was refused: it is in use by now. */
  async activate(): Promise<boolean> {
    if (this.memberships.isPlusOffered) return false
    return this.andRead(this.memberships.activation.activate())
  }

  private async andRead(writing: Promise<boolean>): Promise<boolean> {
    const isDone = await writing
    if (isDone) await this.read()
    return isDone
  }
}
