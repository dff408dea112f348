import * as z from 'zod/mini'
import { localised } from '../languages.ts'

const text = z.string().check(z.minLength(1))

const step = z.object({
  id: text,
  title: localised,
  note: localised,
  state: z.enum(['DONE', 'CURRENT', 'OPEN']),
  /** As `2026-06-12`. */
  due: z.optional(text),
})

/** What a coach has agreed on with a player; the id is the player's. */
export const lessonPlan = z.object({
  id: text,
  title: localised,
  goal: text,
  /** Left out of the answer where it is absent. */
  status: z.optional(text),
  steps: z.array(step),
})
export type LessonPlanRow = z.infer<typeof lessonPlan>
