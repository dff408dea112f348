import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe } from '../schemas.ts'

/** An answer replaces the earlier one about the same lesson. */
export const satisfactionSurvey = call({
  id: 'support.satisfaction-survey',
  method: 'POST',
  path: '/api/survey/satisfaction',
  auth: 'player',
  kind: 'idempotent',
  body: z.strictObject({ lessonId: z.string().check(z.minLength(1)), rating: z.literal([1, 2, 3, 4, 5]), comment: z.string() }),
  answer: answered(maybe(z.unknown())),
})
