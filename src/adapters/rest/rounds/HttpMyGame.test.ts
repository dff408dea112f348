import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { Player } from '#app/rounds/ports/CurrentGolfer'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpMyGame } from './HttpMyGame.ts'

const hana: Player = { id: 'player-hana', metricDistances: false, metricSpeeds: false }
const golfer = { value: hana, changes: new BehaviorSubject<Player | undefined>(hana) }

function answer(data: unknown, status = 200) {
  const body = status === 204 ? undefined : { code: 0, data }
  const { client, requests } = createTestTab(() => (body ? Response.json(body, { status }) : new Response(null, { status })))
  return { myGame: new HttpMyGame(client, golfer), requests }
}

test('[rounds.play-configuration-by-player] the configuration is read by the id of the player, and kept as it is', async () => {
  const { myGame, requests } = answer({ season: '2026', anything: [1] })
  expect(await myGame.configuration()).toEqual({ season: '2026', anything: [1] })
  expect(new URL(requests[0]?.url ?? '').search).toBe('?playerId=player-hana')
})

describe('answers about the game', () => {
  test('are passed through', async () => {
    const { myGame, requests } = answer(undefined)
    await myGame.sendAnswers({ goal: 'Break 80', level: 'regular' })
    expect(await requests[0]?.json()).toEqual({ goal: 'Break 80', level: 'regular' })
  })

  test.each([201, 202, 204])('[rounds.about-post-200] are not saved with status %i', async (status) => {
    const { myGame } = answer(undefined, status)
    await expect(myGame.sendAnswers({ goal: 'Break 80' })).rejects.toMatchObject({ name: 'Failure' })
  })
})
