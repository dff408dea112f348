import { type Observable, ReplaySubject } from 'rxjs'
import * as z from 'zod/mini'
import type { BrowserEnvironment, StoragePlace } from '../environment.ts'

export type StorageTrouble = 'unavailable' | 'full' | 'unreadable'

/** Falls back to memory if the browser refuses storage. */
export class DeviceStorage {
  readonly local: KeyValueStore
  readonly session: KeyValueStore
  readonly troubled: Observable<StorageTrouble>

  constructor({ localStorage, sessionStorage }: Pick<BrowserEnvironment, 'localStorage' | 'sessionStorage'>) {
    const troubles = new ReplaySubject<StorageTrouble>(1)
    const report = (trouble: StorageTrouble) => {
      troubles.next(trouble)
      troubles.complete()
    }
    this.local = new KeyValueStore(localStorage, report)
    this.session = new KeyValueStore(sessionStorage, report)
    this.troubled = troubles
  }
}

const anything = z.record(z.string(), z.unknown())

export class KeyValueStore {
  private readonly place: () => StoragePlace
  private readonly report: (trouble: StorageTrouble) => void
  private readonly memory = new Map<string, string>()

  constructor(place: () => StoragePlace, report: (trouble: StorageTrouble) => void) {
    this.place = place
    this.report = report
  }

  read<T>(key: string, schema: z.ZodMiniType<T>): T | undefined {
    const text = this.text(key)
    if (text === null) return undefined
    const value = z.safeParse(schema, parsed(text))
    if (!value.success) this.report('unreadable')
    return value.data
  }

  has(key: string): boolean {
    return this.text(key) !== null
  }

  write(key: string, value: unknown): void {
    const text = JSON.stringify(value)
    try {
      this.place().setItem(key, text)
      this.memory.delete(key)
    } catch (error) {
      this.report(isFull(error) ? 'full' : 'unavailable')
      this.remove(key)
      this.memory.set(key, text)
    }
  }

  merge(key: string, fields: object): void {
    this.write(key, { ...this.read(key, anything), ...fields })
  }

  remove(key: string): void {
    this.memory.delete(key)
    try {
      this.place().removeItem(key)
    } catch {
      this.report('unavailable')
    }
  }

  text(key: string): string | null {
    const kept = this.memory.get(key)
    if (kept !== undefined) return kept
    try {
      return this.place().getItem(key)
    } catch {
      this.report('unavailable')
      return null
    }
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
