import * as z from 'zod/mini'
import type { GuestCart } from '#app/commerce/ports/GuestCart'
import type { DeviceStorage } from './DeviceStorage.ts'
import { keys } from './keys.ts'

const kept = z.looseObject({ guestCartId: z.optional(z.string()) })

/** Beside the preferences: it is a setting of the device, and nobody's. */
export class StoredGuestCart implements GuestCart {
  private readonly storage: DeviceStorage
  private readonly exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>

  constructor(storage: DeviceStorage, exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>) {
    this.storage = storage
    this.exclusively = exclusively
  }

  /** Read anew each time: another tab may have handed it over. */
  get id(): string | undefined {
    return this.storage.local.read(keys.config, kept)?.guestCartId
  }

  keep(guestCartId: string): void {
    this.write({ guestCartId })
  }

  forget(): void {
    if (this.id !== undefined) this.write({ guestCartId: undefined })
  }

  handOver(work: (id: string) => Promise<void>): Promise<void> {
    return this.exclusively('clubhouse.guest-cart', async () => {
      const { id } = this
      if (id === undefined) return
      await work(id)
      if (this.id === id) this.forget()
    })
  }

  private write(values: { readonly guestCartId: string | undefined }): void {
    this.storage.local.write(keys.config, { ...this.storage.local.read(keys.config, kept), ...values })
  }
}
