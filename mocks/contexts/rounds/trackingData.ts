import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

/** Ids are numbers, the highest is the newest. */
export const trackedRound = z.object({
  id: text,
  playerId: text,
  score: z.number(),
  roundHole: z.number(),
  ntg: z.number(),
  scrambling: z.number(),
  badThreePutts: z.number(),
  tts: z.number(),
  otg: z.number(),
  igolfId: z.nullable(text),
  courseName: text,
  /** As `2026-05-14`. */
  playDate: text,
  mode: z.enum(['course', 'simulator']),
})
export type TrackedRoundRow = z.infer<typeof trackedRound>
