import type { KeptUsage } from '#app/session/ports/KeptUsage'
import type { DeviceStorage } from './DeviceStorage.ts'
import { laterKeys } from './keys.ts'

export class StoredUsage implements KeptUsage {
  private readonly storage: DeviceStorage

  constructor(storage: DeviceStorage) {
    this.storage = storage
  }

  forget(): void {
    this.storage.local.remove(laterKeys.outbox)
  }
}
