import * as z from 'zod/mini'
import type { UnsentWork } from '#app/shared/ports/UnsentWork'
import { laterKeys } from '../keys.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

/** Counts alone: the page that signs out need not load the code of cards, which may not be available offline. */
const cards = z.array(z.object({ kept: z.object({ entries: z.array(z.unknown()) }) }))

export class UnsentScores implements UnsentWork {
  private readonly storage: Pick<DeviceStorage, 'local'>

  constructor(storage: Pick<DeviceStorage, 'local'>) {
    this.storage = storage
  }

  items() {
    const rows = this.storage.local.read(laterKeys.scorecards, cards) ?? []
    const count = rows.reduce((sum, { kept }) => sum + kept.entries.length, 0)
    return count === 0 ? [] : [{ kind: 'holes', count } as const]
  }
}
