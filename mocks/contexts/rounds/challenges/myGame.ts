import * as calls from '#adapters/rest/rounds/myGameCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../../http/handler.ts'
import { challengeTypes } from './types.ts'

const longestAnswer = 1000
const mostAnswers = 30

export const myGameHandlers: readonly Handler[] = [
  onPlayerCall(calls.playGolfConfiguration, ({ player, query: { playerId } }) =>
    playerId === player.id ? ok({ challengeTypes: [...challengeTypes], season: '2026' }) : refused(403, 403),
  ),

  onPlayerCall(calls.aboutMyGame, async ({ world, player, body }) => {
    const answers = Object.values(body)
    if (answers.length === 0 || answers.length > mostAnswers) return refused(400, 400)
    if (answers.some((answer) => answer.trim() === '' || answer.length > longestAnswer)) return refused(400, 400)
    world.gameAnswers.remove(player.id)
    await world.gameAnswers.add({ id: player.id, answers: body })
    return ok({})
  }),
]
