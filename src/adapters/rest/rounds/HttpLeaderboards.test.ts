import { expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpLeaderboards } from './HttpLeaderboards.ts'

function answer(data: unknown) {
  const { client, requests } = createTestTab(() => Response.json({ code: 0, data }))
  return { boards: new HttpLeaderboards(client), requests }
}

test('[rounds.leaderboard-query-by-scope] a board is asked for by its type and at most one of centre and coach', async () => {
  const { boards, requests } = answer([])
  await boards.of('driver', { scope: 'global' })
  await boards.of('irons', { scope: 'centre', centreId: 'lakeshore' })
  await boards.of('closPinC', { scope: 'coach', coachId: 'marisol' })
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    '?type=driver',
    '?type=irons&centerId=lakeshore',
    '?type=closPinC&coachId=marisol',
  ])
})

test('nothing but the name that the club shows is kept of the others', async () => {
  const { boards } = answer([
    { name: 'Ada B.', value: 200, playerId: 'player-ada', email: 'ada@clubhouse.example' },
    { name: 'Hana L.', value: 190, own: true },
    { name: '', value: 180 },
  ])
  expect(await boards.of('driver', { scope: 'global' })).toEqual([
    { name: 'Ada B.', value: 200, isOwn: false },
    { name: 'Hana L.', value: 190, isOwn: true },
  ])
})
