import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { playMode, playSettings, roundDetail, roundSummary, scope, scopeType, scorecardHole, teeBoxDetail, text } from './roundSchemas.ts'

const number = z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/))

export type RoundSummaryOnWire = z.infer<typeof roundSummary>
export type RoundDetailOnWire = z.infer<typeof roundDetail>
export type PlaySettingsOnWire = z.infer<typeof playSettings>

const allRounds = answered(listOf(roundSummary))
export type AllRoundsOnWire = z.infer<typeof allRounds>

/** All at once: `size` is always 999, `page` 0. `lat` and `lon` are where the player is, both 0 where that is unknown. */
export const listRounds = call({
  id: 'rounds.list',
  method: 'GET',
  path: '/api/v2/play-game/rounds',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ lat: number, lon: number, size: z.literal('999'), page: z.literal('0') }),
  answer: allRounds,
})

export const roundById = call({
  id: 'rounds.round-get',
  method: 'GET',
  path: '/api/play-game/round/{id}',
  auth: 'player',
  kind: 'read',
  answer: answered(roundDetail),
})

/** `playedAt` as `2026-05-14T13:30:00Z`. The holes are those of the course, without scores. */
const newRound = z.strictObject({
  ...{ scope, scopeType, courseId: text, courseName: text, playerId: text, playedAt: text, coachId: z.nullable(text) },
  ...{ playMode, isCompliantMode: z.boolean(), teeBoxDetail, playSettings, scorecardHoles: z.array(scorecardHole) },
})
export type NewRoundOnWire = z.infer<typeof newRound>

export const createRound = call({
  id: 'rounds.round-create',
  method: 'POST',
  path: '/api/play-game/round',
  auth: 'player',
  kind: 'write',
  body: newRound,
  answer: answered(maybe(z.unknown())),
})

export const latestPlaySettings = call({
  id: 'rounds.play-setting-latest',
  method: 'GET',
  path: '/api/play-golf/play-setting/latest',
  auth: 'player',
  kind: 'read',
  answer: answered(z.object(playSettings.shape)),
})
