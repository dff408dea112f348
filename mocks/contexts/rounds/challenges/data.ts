import * as z from 'zod/mini'
import { challengeTypes } from './types.ts'

const text = z.string().check(z.minLength(1))
const type = z.enum(challengeTypes)

/** Ids are numbers, the highest is the newest. Values in metres or points. */
export const playerScore = z.object({
  id: text,
  playerId: text,
  challengeId: text,
  type,
  typeScore: text,
  value: z.number(),
  playedAt: text,
})

/** A player of the leaderboards: the name that others see, and the best scores of earlier seasons. */
export const boardPlayer = z.object({
  id: text,
  name: text,
  centreId: text,
  coachId: z.optional(text),
  best: z.partialRecord(type, z.number()),
})
export type BoardPlayerRow = z.infer<typeof boardPlayer>

export const gameAnswers = z.object({ id: text, answers: z.record(z.string(), z.string()) })
