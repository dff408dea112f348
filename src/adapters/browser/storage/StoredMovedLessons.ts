import * as z from 'zod/mini'
import type { MovedLessons } from '#app/scheduling/ports/MovedLessons'
import { laterKeys } from '../keys.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

const newIds = z.record(z.string(), z.string())

export class StoredMovedLessons implements MovedLessons {
  private readonly storage: Pick<DeviceStorage, 'session'>

  constructor(storage: Pick<DeviceStorage, 'session'>) {
    this.storage = storage
  }

  newIdOf(id: string): string | undefined {
    return this.storage.session.read(laterKeys.moved, newIds)?.[id]
  }

  oldIdOf(newId: string): string | undefined {
    const moves = Object.entries(this.storage.session.read(laterKeys.moved, newIds) ?? {})
    return moves.find(([, id]) => id === newId)?.[0]
  }

  add(id: string, newId: string): void {
    this.storage.session.merge(laterKeys.moved, { [id]: newId })
  }
}
