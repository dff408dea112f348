import * as z from 'zod/mini'
import type { GuestCart } from '#app/commerce/ports/GuestCart'
import { keys } from '../keys.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

const kept = z.object({ guestCartId: z.catch(z.optional(z.string().check(z.minLength(1))), undefined) })

export class StoredGuestCart implements GuestCart {
  private readonly storage: DeviceStorage
  private readonly exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>

  constructor(storage: DeviceStorage, exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>) {
    this.storage = storage
    this.exclusively = exclusively
  }

  get id(): string | undefined {
    return this.storage.local.read(keys.config, kept)?.guestCartId
  }

  keep(guestCartId: string): void {
    this.storage.local.merge(keys.config, { guestCartId })
  }

  forget(): void {
    if (this.id !== undefined) this.storage.local.merge(keys.config, { guestCartId: undefined })
  }

  handOver(work: (id: string) => Promise<void>): Promise<void> {
    return this.exclusively('clubhouse.guest-cart', async () => {
      const { id } = this
      if (id === undefined) return
      await work(id)
      if (this.id === id) this.forget()
    })
  }
}
