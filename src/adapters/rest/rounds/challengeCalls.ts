import * as z from 'zod/mini'
import { challengeTypes } from '#domain/rounds/challenge'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { instant } from '../timeSchemas.ts'

const id = z.number().check(z.refine(Number.isSafeInteger), z.positive())
const text = z.string().check(z.minLength(1))
export const challengeType = z.enum(challengeTypes)
/** In metres or points. */
export const scoreValue = z.number().check(z.minimum(0), z.maximum(1000))

const summary = { id: text, type: challengeType, name: text, lead: maybe(z.string()) }

export const skillChallenges = call({
  id: 'rounds.skill-challenges',
  method: 'GET',
  path: '/api/skill-challenge',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(z.object(summary))),
})

/** `typeScore` names the station and the swing when a score is sent. */
const swing = z.object({ id: text, name: text, typeScore: text })
const station = z.object({ id: text, name: text, swings: listOf(swing) })
const challenge = z.object({ ...summary, instructions: listOf(text), stations: listOf(station) })

export const skillChallenge = call({
  id: 'rounds.skill-challenge-get',
  method: 'GET',
  path: '/api/skill-challenge/{id}',
  auth: 'player',
  kind: 'read',
  answer: answered(challenge),
})

export const sendPlayerScore = call({
  id: 'rounds.player-score',
  method: 'POST',
  path: '/api/player-score',
  auth: 'player',
  kind: 'write',
  body: z.strictObject({ typeScore: text, value: scoreValue }),
  answer: answered(maybe(z.unknown())),
})

const playerScore = z.object({ id, challengeId: text, type: challengeType, typeScore: text, value: scoreValue, playedAt: instant })
export type PlayerScoreOnWire = z.infer<typeof playerScore>

/** All scores of the player. */
export const scoreDashboard = call({
  id: 'rounds.player-score-dashboard',
  method: 'GET',
  path: '/api/player-score/dashboard',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(playerScore)),
})
