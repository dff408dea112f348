import * as calls from '#adapters/rest/rounds/challengeCalls'
import { type Answer, type Handler, ok, onPlayerCall, refused } from '../../../http/handler.ts'
import type { Language } from '../../../world/languages.ts'
import type { World } from '../../../world/World.ts'
import { challengeList, challengeOfScore, type ListedChallenge, typeScoreOf } from './challengeList.ts'
import { isPossible } from './measures.ts'

const mostScores = 2000

const noSuchChallenge: Answer = refused(404, 404, { message: 'There is no such challenge' })

export const challengeHandlers: readonly Handler[] = [
  onPlayerCall(calls.skillChallenges, ({ language }) => ok(challengeList.map((challenge) => summary(challenge, language)))),

  onPlayerCall(calls.skillChallenge, ({ language, params }) => {
    const challenge = challengeList.find(({ id }) => id === params['id'])
    return challenge ? ok(detail(challenge, language)) : noSuchChallenge
  }),

  onPlayerCall(calls.sendPlayerScore, async ({ world, player, body: { typeScore, value } }) => {
    const challenge = challengeOfScore(typeScore)
    if (!challenge || !isPossible(challenge.type, value)) return refused(400, 400)
    if (world.playerScores.list(({ playerId }) => playerId === player.id).length >= mostScores) return refused(409, 409)
    await world.playerScores.add({
      ...{ id: nextScoreId(world), playerId: player.id, challengeId: challenge.id, type: challenge.type },
      ...{ typeScore, value, playedAt: world.now().toString({ smallestUnit: 'second' }) },
    })
    return ok({})
  }),

  onPlayerCall(calls.scoreDashboard, ({ world, player }) => {
    const rows = world.playerScores.list(({ playerId }) => playerId === player.id)
    return ok(rows.map(({ playerId: _, ...row }) => ({ ...row, id: Number(row.id) })))
  }),
]

/** Higher than any that is there. */
export function nextScoreId(world: World): string {
  return String(Math.max(0, ...world.playerScores.list().map(({ id }) => Number(id))) + 1)
}

function summary({ id, type, name, lead }: ListedChallenge, language: Language) {
  return { id, type, name: name[language], lead: lead[language] }
}

function detail(challenge: ListedChallenge, language: Language) {
  const { id, instructions, stations, swings } = challenge
  return {
    ...summary(challenge, language),
    instructions: instructions.map((step) => step[language]),
    stations: stations.map((station) => ({
      ...{ id: station.id, name: station.name[language] },
      swings: swings.map((swing) => ({ id: swing.id, name: swing.name[language], typeScore: typeScoreOf(id, station.id, swing.id) })),
    })),
  }
}
