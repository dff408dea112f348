import type { KeptUsage } from '#app/session/ports/KeptUsage'
import type { DeviceStorage } from './DeviceStorage.ts'
import { keys } from './keys.ts'

export class StoredUsage implements KeptUsage {
  private readonly storage: DeviceStorage

  constructor(storage: DeviceStorage) {
    this.storage = storage
  }

  forget(): void {
    this.storage.local.remove(keys.outbox)
  }
}
