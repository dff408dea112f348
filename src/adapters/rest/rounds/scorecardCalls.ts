import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe } from '../schemas.ts'
import { printedHole, putts, scopeType, strokes } from './roundSchemas.ts'

const whole = (lowest: number, highest: number) => z.number().check(z.refine(Number.isSafeInteger), z.minimum(lowest), z.maximum(highest))
const id = z.string().check(z.minLength(1))
const done = answered(maybe(z.unknown()))

const printed = { id: whole(1, Number.MAX_SAFE_INTEGER), ...printedHole }
const status = z.enum(['open', 'played', 'pickedUp'])

/** `distance`: metres from the tees of the round. The misspelt name stands for chances. */
const scorecardHole = z.object({
  ...{ ...printed, status, score: maybe(strokes), distance: maybe(z.number().check(z.nonnegative())) },
  scorecardDetails: z.object({
    scramblingPercentNtgUpDownQuest: maybe(z.boolean()),
    scramblingPercentNtgChangesQuest: maybe(z.boolean()),
    badThreePuttsQuest: maybe(z.boolean()),
    nearTheGreenQuest: maybe(z.boolean()),
    onGreenInRegulationQuest: maybe(z.boolean()),
    terribleTeeShotsQuest: maybe(z.boolean()),
    putts: maybe(putts),
  }),
})
export type ScorecardHoleOnWire = z.infer<typeof scorecardHole>

const answer = z.nullable(z.boolean())
const savedHole = z.strictObject({
  ...{ ...printed, status, score: z.nullable(strokes) },
  scorecardDetails: z.strictObject({
    ...{ scramblingPercentNtgUpDownQuest: answer, scramblingPercentNtgChangesQuest: answer, badThreePuttsQuest: answer },
    ...{ nearTheGreenQuest: answer, onGreenInRegulationQuest: answer, terribleTeeShotsQuest: answer, putts: z.nullable(putts) },
  }),
})
export type SavedHoleOnWire = z.infer<typeof savedHole>

const flags = {
  ...{ score: z.boolean(), fourStats: z.boolean(), putts: z.boolean(), fairwayHit: z.boolean(), fairwayBunkers: z.boolean() },
  ...{ greensideBunkers: z.boolean(), drivingDistance: z.boolean(), pitches: z.boolean(), chips: z.boolean() },
  ...{ penalties: z.boolean(), missedPutts: z.boolean(), greenInReg: z.boolean() },
}

/** `courseHandicap` of players who have one; `closed` where no more changes are accepted. */
const scorecard = z.object({
  courseName: z.string(),
  courseHandicap: maybe(whole(-20, 80)),
  closed: maybe(z.boolean()),
  scopeType: maybe(scopeType),
  scorecardHoles: z.array(scorecardHole),
  settings: z.object(flags),
})
export type ScorecardOnWire = z.infer<typeof scorecard>

const byPlayer = z.object({ playerId: id })

export const getScorecard = call({
  id: 'rounds.scorecard-get',
  method: 'GET',
  path: '/api/play-golf/scorecard',
  auth: 'player',
  kind: 'read',
  query: z.object({ roundId: id, playerId: id }),
  answer: answered(scorecard),
})

/** The settings hold for every card of the player. */
export const saveScorecardSettings = call({
  id: 'rounds.scorecard-setting',
  method: 'PUT',
  path: '/api/play-golf/scorecard/setting',
  auth: 'player',
  kind: 'idempotent',
  query: byPlayer,
  body: z.strictObject(flags),
  answer: done,
})

/** The ids of the holes say which round they belong to. */
export const saveScorecardHoles = call({
  id: 'rounds.scorecard-update',
  method: 'PUT',
  path: '/api/play-golf/scorecard',
  auth: 'player',
  kind: 'idempotent',
  query: byPlayer,
  body: z.array(savedHole).check(z.minLength(1), z.maxLength(18)),
  answer: done,
})
