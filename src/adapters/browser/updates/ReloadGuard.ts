import * as z from 'zod/mini'
import type { StoragePlace } from '../environment.ts'
import { laterKeys } from '../keys.ts'

const versions = z.array(z.string())

export class ReloadGuard {
  private readonly place: () => StoragePlace
  private readonly version: string

  constructor(place: () => StoragePlace, version: string) {
    this.place = place
    this.version = version
  }

  spend(): boolean {
    try {
      const place = this.place()
      const before = spentIn(place)
      if (before.includes(this.version)) return false
      place.setItem(laterKeys.reloaded, JSON.stringify([...before, this.version]))
      return spentIn(place).includes(this.version)
    } catch {
      return false
    }
  }
}

function spentIn(place: StoragePlace): readonly string[] {
  const text = place.getItem(laterKeys.reloaded)
  return text === null ? [] : z.parse(versions, JSON.parse(text))
}
