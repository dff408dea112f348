import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { instant } from '../timeSchemas.ts'
import { isZone } from '../zones.ts'
import { count, id, text } from './roundSchemas.ts'

const share = z.object({ count, of: count })

/**
 * `holes`, `score` and `par` of all holes with a score. Each share is `of` the holes whose entries say enough, so that what nobody recorded
 * isn't counted as none. `greens` are greens in regulation, `scrambles` those of missed greens; `putts.count` are the putts.
 */
const counts = {
  ...{ holes: count, score: count, par: count, putts: share, greens: share, scrambles: share, upAndDowns: share },
  ...{ badThreePutts: share, terribleTeeShots: share },
}

const summary = z.object({ rounds: count, ...counts })
export type StatSummaryOnWire = z.infer<typeof summary>

const read = { method: 'GET', auth: 'player', kind: 'read' } as const

export const statSummary = call({
  ...read,
  id: 'rounds.stat-summary',
  path: '/api/play-golf/stat-summary',
  query: z.strictObject({ playerId: text }),
  answer: answered(summary),
})

export const statSummaryOfRound = call({
  ...read,
  id: 'rounds.stat-summary-by-round',
  path: '/api/play-golf/stat-summary',
  query: z.strictObject({ playerId: text, roundId: text }),
  answer: answered(summary),
})

const index = z.number().check(z.gte(-10), z.lte(54))

/** One per round that is over. `handicapIndex` is the player's after the round, absent before there are three. */
const historyEntry = z.object({
  ...{ roundId: id, courseName: text, timezone: text.check(z.refine(isZone)), playedAt: instant, ...counts },
  handicapIndex: maybe(index),
})
export type HistoryEntryOnWire = z.infer<typeof historyEntry>

export const statHistory = call({
  ...read,
  id: 'rounds.stat-history',
  path: '/api/play-golf/stat-history',
  query: z.strictObject({ playerId: text }),
  answer: answered(listOf(historyEntry)),
})

const ofPar = z.object({ par: count.check(z.positive()), holes: count.check(z.positive()), strokes: count })

/** How many holes ended so many strokes from par; eagles contain everything better. `byPar`: the strokes on all holes of each par. */
export const roundStats = call({
  ...read,
  id: 'rounds.round-stats',
  path: '/api/play-game/round/stats',
  query: z.strictObject({ playerId: text }),
  answer: answered(
    z.object({ eagles: count, birdies: count, pars: count, bogeys: count, doubles: count, byPar: z._default(listOf(ofPar), []) }),
  ),
})
