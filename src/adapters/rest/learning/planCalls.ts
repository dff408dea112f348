import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { plainDate } from '../timeSchemas.ts'

const text = z.string().check(z.minLength(1))

/** Steps in order, with the states `DONE`, `CURRENT` and `OPEN`. No data without a plan. */
export const lessonPlan = call({
  id: 'learning.lesson-plan',
  method: 'GET',
  path: '/api/v3/player/game-plan',
  auth: 'player',
  kind: 'read',
  answer: answered(
    maybe(
      z.object({
        title: z.string(),
        goal: z.string(),
        status: maybe(z.string()),
        items: listOf(z.object({ id: text, title: text, note: maybe(z.string()), state: z.string(), due: maybe(plainDate) })),
      }),
    ),
  ),
})

export const pauseLessonPlan = call({
  id: 'learning.lesson-plan-pause',
  method: 'POST',
  path: '/api/player/game-plan/pause',
  auth: 'player',
  kind: 'idempotent',
  body: z.strictObject({ status: z.literal(['IN_PROGRESS', 'PAUSED']) }),
  answer: answered(maybe(z.unknown())),
})
