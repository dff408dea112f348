import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { plainDate } from '../timeSchemas.ts'

const id = z.number().check(z.refine(Number.isSafeInteger), z.positive())
const count = z.number().check(z.refine(Number.isSafeInteger), z.minimum(0), z.maximum(18))
const text = z.string().check(z.minLength(1))
const mode = z.enum(['course', 'simulator'])
const done = answered(maybe(z.unknown()))

/** `roundHole`: how many holes; the others count holes, `score` strokes; `otg` is on the green in regulation. */
const counts = {
  score: z.number().check(z.refine(Number.isSafeInteger), z.positive()),
  roundHole: count.check(z.positive()),
  ntg: count,
  scrambling: count,
  badThreePutts: count,
  tts: count,
  otg: count,
}
const trackedRound = z.object({ id, ...counts, igolfId: maybe(text), courseName: z.string(), playDate: plainDate, mode })
export type TrackedRoundOnWire = z.infer<typeof trackedRound>

/** `playDate` as `2026-05-14`. */
const trackedEntry = z.strictObject({ ...counts, igolfId: z.nullable(text), courseName: text, playDate: text, mode })
export type TrackedEntryOnWire = z.infer<typeof trackedEntry>

export const gameTracking = call({
  id: 'rounds.game-tracking-list',
  method: 'GET',
  path: '/api/game-tracking',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(trackedRound)),
})

export const createTracking = call({
  id: 'rounds.game-tracking-create',
  method: 'POST',
  path: '/api/game-tracking',
  auth: 'player',
  kind: 'write',
  body: trackedEntry,
  answer: done,
})

export const updateTracking = call({
  id: 'rounds.game-tracking-update',
  method: 'PUT',
  path: '/api/game-tracking/{id}',
  auth: 'player',
  kind: 'idempotent',
  body: trackedEntry,
  answer: done,
})

export const deleteTracking = call({
  id: 'rounds.game-tracking-delete',
  method: 'DELETE',
  path: '/api/game-tracking/{id}',
  auth: 'player',
  kind: 'idempotent',
  answer: done,
})
