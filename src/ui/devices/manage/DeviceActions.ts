import type { Devices } from '#app/devices/ports/Devices'
import type { Device, ReportReason } from '#domain/devices/device'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export type DeviceDialog = 'edit' | 'transfer' | 'report'

/** What a player does with one launch monitor. */
export class DeviceActions {
  readonly working = new Task()
  device: Device | undefined = undefined
  dialog: DeviceDialog = 'edit'
  reason: ReportReason | undefined = undefined
  isReasonMissing = false
  readonly #devices: Devices

  constructor(devices: Devices) {
    this.#devices = devices
    makeReactive(this)
  }

  open(device: Device): void {
    this.device = device
    this.show('edit')
  }

  show(dialog: DeviceDialog): void {
    if (this.working.busy) return
    this.working.clear()
    this.dialog = dialog
    this.reason = undefined
    this.isReasonMissing = false
  }

  choose(reason: ReportReason): void {
    this.reason = reason
    this.isReasonMissing = false
  }

  close(): void {
    if (!this.working.busy) this.device = undefined
  }

  /** It is no longer the player's. */
  transfer(): Promise<boolean> {
    return this.run(({ id }) => this.#devices.unregister(id))
  }

  async report(): Promise<boolean> {
    const { reason } = this
    this.isReasonMissing = reason === undefined
    return reason !== undefined && this.run(({ id }) => this.#devices.report(id, reason))
  }

  private async run(write: (device: Device) => Promise<void>): Promise<boolean> {
    const { device } = this
    if (!device) return false
    const isDone = await this.working.run(() => write(device).then(() => true))
    if (isDone) this.close()
    return isDone === true
  }
}
