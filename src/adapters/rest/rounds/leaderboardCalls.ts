import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { challengeType, scoreValue } from './challengeCalls.ts'

const text = z.string().check(z.minLength(1))

/** `own` marks the player who asks; nothing identifies the others. */
const entry = z.object({ name: text, value: scoreValue, own: maybe(z.boolean()) })
export type LeaderboardEntryOnWire = z.infer<typeof entry>

const leaderboard = {
  method: 'GET',
  path: '/api/leader-board/challenge',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(entry)),
} as const

export const globalLeaderboard = call({
  ...leaderboard,
  id: 'rounds.leaderboard-global',
  query: z.strictObject({ type: challengeType }),
})

export const centreLeaderboard = call({
  ...leaderboard,
  id: 'rounds.leaderboard-center',
  query: z.strictObject({ type: challengeType, centerId: text }),
})

export const coachLeaderboard = call({
  ...leaderboard,
  id: 'rounds.leaderboard-coach',
  query: z.strictObject({ type: challengeType, coachId: text }),
})
