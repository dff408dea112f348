import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { answered, code, listOf, maybe } from '../../schemas.ts'
import { customClub, putterDetail, putterSession, sessionDetail, sessionV2, sessionV3, text } from './fittingSchemas.ts'

export const fittingSessions = call({
  id: 'commerce.tecfit-sessions-v3',
  method: 'GET',
  path: '/api/v3/tecfit/session',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(sessionV3)),
})

/** From before launches were measured. */
export const earlierFittings = call({
  id: 'commerce.tecfit-sessions-v2',
  method: 'GET',
  path: '/api/v2/tecfit/session',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(sessionV2)),
})

/** `selected` is the id of the club to compare, or `recommended`. */
export const fittingDetail = call({
  id: 'commerce.tecfit-session-detail',
  method: 'GET',
  path: '/api/tecfit/session/detail',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ type: text, sessionId: text, selected: text, renderFittingChart: z.literal('true') }),
  answer: answered(sessionDetail),
})

export const putterSessions = call({
  id: 'commerce.tecput-sessions',
  method: 'GET',
  path: '/api/tecput/session',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(putterSession)),
})

export const putterSessionDetail = call({
  id: 'commerce.tecput-session-detail',
  method: 'GET',
  path: '/api/tecput/session/detail',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ id: text }),
  answer: answered(putterDetail),
})

/** No such order; a code of our own. */
export const unknownCustomClub = 60_504

export const customClubOrder = call({
  id: 'commerce.tecfit-custom-club',
  method: 'GET',
  path: '/api/v3/tecfit/custom-club',
  auth: 'player',
  kind: 'read',
  codes: [unknownCustomClub],
  query: z.strictObject({ id: text, storeCode: text }),
  answer: z.object({ code: z._default(code, 0), data: maybe(customClub) }),
})
