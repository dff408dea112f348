import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe } from '../schemas.ts'

/** Its content is the club's own, so it is passed through. */
export const playGolfConfiguration = call({
  id: 'rounds.play-golf-configuration',
  method: 'GET',
  path: '/api/play-golf/configuration',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ playerId: z.string() }),
  answer: answered(z.record(z.string(), z.unknown())),
})

/** Answers by question; they replace the earlier ones. */
export const aboutMyGame = call({
  id: 'rounds.my-game-about',
  method: 'POST',
  path: '/api/my-game/about',
  auth: 'player',
  kind: 'idempotent',
  success: 200,
  body: z.record(z.string(), z.string()),
  answer: answered(maybe(z.unknown())),
})
