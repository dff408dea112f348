import type { StoredEvents } from '#app/session/ports/StoredEvents'
import { laterKeys } from '../keys.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

export class StoredAnalytics implements StoredEvents {
  private readonly storage: DeviceStorage

  constructor(storage: DeviceStorage) {
    this.storage = storage
  }

  forget(): void {
    this.storage.local.remove(laterKeys.outbox)
  }
}
