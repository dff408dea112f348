import type { Devices } from '#app/devices/ports/Devices'
import { type Device, ownedDevices } from '#domain/devices/device'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

/** A player's launch monitors. */
export class DevicesViewModel {
  readonly reading = new Loaded<readonly Device[]>()
  readonly #devices: Devices

  constructor(devices: Devices) {
    this.#devices = devices
    makeReactive(this)
  }

  /** Newest first, without blocked ones. */
  get owned(): readonly Device[] {
    return ownedDevices(this.reading.value ?? [])
  }

  read(): Promise<void> {
    return this.reading.load((signal) => this.#devices.all(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
