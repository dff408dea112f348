import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpChallenges } from './HttpChallenges.ts'
import { HttpPlayerScores } from './HttpPlayerScores.ts'

const zone = { timeZone: 'America/Chicago' }

function answer(data: unknown, status = 200) {
  const { client, requests } = createTestTab(() => Response.json({ code: status === 200 ? 0 : 77, message: 'No!', data }, { status }))
  return { challenges: new HttpChallenges(client), scores: new HttpPlayerScores(client, zone), requests }
}

const summary = { id: 'ladder', type: 'driver', name: 'Ladder', lead: null }

describe('challenges on the wire', () => {
  test('[rounds.challenge-types] those of an unknown type are left out', async () => {
    const { challenges } = answer([summary, { ...summary, id: 'x', type: 'chess' }])
    expect(await challenges.all()).toEqual([{ ...summary, lead: '' }])
  })

  test('[rounds.challenge-selection] stations without a swing are left out', async () => {
    const station = { id: 'tee', name: 'Tee', swings: [{ id: 'full', name: 'Full', typeScore: 'a.b' }] }
    const { challenges, requests } = answer({
      ...summary,
      instructions: ['Hit.'],
      stations: [station, { id: 'mat', name: 'Mat', swings: [] }],
    })
    expect(await challenges.byId('ladder')).toMatchObject({ instructions: ['Hit.'], stations: [station] })
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/skill-challenge/ladder')
  })

  test('[rounds.challenge-failure-code-only] a failure keeps the code alone', async () => {
    const { challenges } = answer(undefined, 404)
    for (const reading of [challenges.all(), challenges.byId('ladder')]) {
      const failure: unknown = await reading.catch((error: unknown) => error)
      expect(failure).toMatchObject({ kind: 'gone', code: 77, body: undefined })
    }
  })
})

describe('scores on the wire', () => {
  test('[rounds.score-payload] are sent with typeScore and value, and nothing else', async () => {
    const { scores, requests } = answer(undefined)
    await scores.add({ typeScore: 'ladder.tee.full', value: 190 })
    expect([requests[0]?.method, await requests[0]?.json()]).toEqual(['POST', { typeScore: 'ladder.tee.full', value: 190 }])
  })

  test("have the day of the player's own time zone", async () => {
    const score = { id: 1, challengeId: 'ladder', type: 'driver', typeScore: 'ladder.tee.full', value: 190 }
    const { scores } = answer([
      { ...score, playedAt: '2026-05-02T03:30:00Z' },
      { ...score, id: -1, playedAt: '2026-05-02T03:30:00Z' },
    ])
    expect(await scores.all()).toEqual([{ ...score, date: Temporal.PlainDate.from('2026-05-01') }])
  })
})
