import { merge, type Observable, Subject } from 'rxjs'
import * as z from 'zod/mini'
import type { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import type { ScorecardStore } from '#app/rounds/ports/ScorecardStore'
import { type CardConflict, conflictingNames } from '#domain/rounds/cardConflict'
import type { KeptCard } from '#domain/rounds/keptCard'
import type { ScorecardHole } from '#domain/rounds/scorecard'
import { laterKeys } from '../keys.ts'
import type { exclusively } from '../tabs/locks.ts'
import type { Tabs } from '../tabs/Tabs.ts'
import { CachedValue } from './CachedValue.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

/** Cards without anything unsent make room for later ones. */
const mostCards = 4

const text = z.string().check(z.minLength(1))
const flag = z.boolean()
const [number, answer] = [z.number(), z.optional(flag)]

/** Every field of a hole: one that is missing here would be lost at a reload. New ones are optional, for cards kept before. */
const holeFields = {
  ...{ id: number, number, par: number, strokeIndex: z.optional(number), isPickedUp: answer, length: z.optional(number) },
  ...{ strokes: z.optional(number), putts: z.optional(number), greenInRegulation: answer, nearTheGreen: answer },
  ...{ upAndDownChance: answer, upAndDown: answer, badThreePutt: answer, terribleTeeShot: answer },
} satisfies Readonly<Record<keyof ScorecardHole, z.ZodMiniType>>

const hole: z.ZodMiniType<ScorecardHole> = z.object(holeFields)

const start = z.optional(z.enum(['front', 'back']))

const settings = {
  ...{ score: flag, fourStats: flag, putts: flag, fairwayHit: flag, fairwayBunkers: flag, greensideBunkers: flag },
  ...{ drivingDistance: flag, pitches: flag, chips: flag, penalties: flag, missedPutts: flag, greenInReg: flag },
}

const entered = z.optional(z.union([number, flag]))

/** Those that an earlier version has kept, without their differences, are dropped. */
const conflict: z.ZodMiniType<CardConflict> = z.object({
  ...{ number, kept: z.enum(['here', 'elsewhere']) },
  differences: z.array(z.object({ name: z.enum(conflictingNames), here: entered, elsewhere: entered })),
})

const keptCard: z.ZodMiniType<KeptCard> = z.object({
  card: z.object({
    ...{ roundId: text, courseName: z.string(), courseHandicap: z.optional(number), isClosed: flag, start, settings: z.object(settings) },
    holes: z.array(hole),
  }),
  entries: z.array(z.object({ hole, before: hole, sent: z.optional(hole), isRefused: flag })),
  conflicts: z.catch(z.array(conflict), []),
})

const record = z.array(z.object({ playerId: text, kept: keptCard }))
type Row = z.infer<typeof record>[number]

/** In local storage, which writes at once: an entry survives a tab that is closed right after it. */
export class StoredScorecards implements ScorecardStore {
  readonly changes: Observable<unknown>
  private readonly stored: CachedValue<readonly Row[]>
  private readonly golfer: CurrentGolfer
  private readonly inOneTab: ReturnType<typeof exclusively>
  private readonly own = new Subject<unknown>()

  constructor(
    storage: Pick<DeviceStorage, 'local'>,
    golfer: CurrentGolfer,
    inOneTab: ReturnType<typeof exclusively>,
    tabs: Pick<Tabs, 'changes'>,
  ) {
    this.stored = new CachedValue(storage.local, laterKeys.scorecards, record)
    this.golfer = golfer
    this.inOneTab = inOneTab
    this.changes = merge(this.own, tabs.changes)
  }

  find(playerId: string, roundId: string): KeptCard | undefined {
    return this.all(playerId).find(({ card }) => card.roundId === roundId)
  }

  all(playerId: string): readonly KeptCard[] {
    return this.rows.flatMap((row) => (row.playerId === playerId ? [row.kept] : []))
  }

  change(playerId: string, roundId: string, change: (kept: KeptCard | undefined) => KeptCard | undefined): void {
    if (this.golfer.value?.id !== playerId) return
    const rows = this.rows
    const row = rows.find((each) => each.playerId === playerId && each.kept.card.roundId === roundId)
    const kept = change(row?.kept)
    const others = rows.filter((each) => each !== row)
    this.keep(kept ? [{ playerId, kept }, ...others] : others)
    this.own.next(undefined)
  }

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.inOneTab(laterKeys.scorecards, work)
  }

  private keep(rows: readonly Row[]): void {
    const kept = rows.filter((row, index) => index < mostCards || row.kept.entries.length > 0)
    if (kept.length > 0) this.stored.write(kept)
    else this.stored.remove()
  }

  private get rows(): readonly Row[] {
    return this.stored.read() ?? []
  }
}
