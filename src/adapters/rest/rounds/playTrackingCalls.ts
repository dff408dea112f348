import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { instant } from '../timeSchemas.ts'
import { coordinate, count, holeNumber, id, text } from './roundSchemas.ts'

const roundId = z.string().check(z.regex(/^\d+$/))
const point = z.object({ x: coordinate, y: coordinate })
const read = { method: 'GET', auth: 'player', kind: 'read' } as const

/** Where the ball lay before each stroke, in order, as fractions of the hole's picture from its upper left corner. */
export const playTracking = call({
  ...read,
  id: 'rounds.play-tracking-detail',
  path: '/api/play-tracking/detail',
  query: z.strictObject({ roundId }),
  answer: answered(listOf(z.object({ hole: holeNumber, points: z.array(point) }))),
})

/** Replaces the points of one hole. */
export const savePoints = call({
  id: 'rounds.play-tracking-points',
  method: 'PUT',
  path: '/api/play-tracking/points',
  auth: 'player',
  kind: 'idempotent',
  body: z.strictObject({ roundId: id, hole: holeNumber, points: z.array(z.strictObject(point.shape)) }),
  answer: answered(maybe(z.unknown())),
})

const comment = z.object({ id, author: text, text, at: instant })
export type CommentOnWire = z.infer<typeof comment>

export const roundComments = call({
  ...read,
  id: 'rounds.comments',
  path: '/api/play-golf/comments',
  query: z.strictObject({ roundId }),
  answer: answered(listOf(comment)),
})

/** How a player has scored on each hole of each course so far. */
export const playedHoles = call({
  ...read,
  id: 'rounds.played-hole',
  path: '/api/play-golf/played-hole',
  query: z.strictObject({ playerId: text }),
  answer: answered(
    listOf(z.object({ courseId: text, hole: holeNumber, times: count, best: count, average: z.number().check(z.positive()) })),
  ),
})
