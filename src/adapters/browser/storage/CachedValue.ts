import type * as z from 'zod/mini'
import type { KeyValueStore } from './DeviceStorage.ts'

/** A stored value that is parsed again only after its text has changed, in this tab or another one. */
export class CachedValue<T> {
  private readonly store: KeyValueStore
  private readonly key: string
  private readonly schema: z.ZodMiniType<T>
  private text: string | null = null
  private value: T | undefined = undefined

  constructor(store: KeyValueStore, key: string, schema: z.ZodMiniType<T>) {
    this.store = store
    this.key = key
    this.schema = schema
  }

  read(): T | undefined {
    const text = this.store.text(this.key)
    if (text !== this.text) {
      this.value = this.store.read(this.key, this.schema)
      this.text = text
    }
    return this.value
  }

  write(value: T): void {
    this.store.write(this.key, value)
    this.text = this.store.text(this.key)
    this.value = value
  }

  remove(): void {
    this.store.remove(this.key)
  }
}
