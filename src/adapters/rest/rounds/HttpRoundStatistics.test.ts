import { expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { golfer } from '../../../../tests/builders/golfRounds.ts'
import { HttpRoundStatistics } from './HttpRoundStatistics.ts'

const counts = {
  ...{ rounds: 1, holes: 18, score: 88, par: 72 },
  ...{ putts: { count: 34, of: 18 }, badThreePutts: { count: 0, of: 0 }, terribleTeeShots: { count: 4, of: 17 } },
  ...{ greens: { count: 4, of: 18 }, scrambles: { count: 3, of: 14 }, upAndDowns: { count: 3, of: 8 } },
}

test('[rounds.stats-round-id-optional] a summary is asked for by player, and by round where it is of one', async () => {
  const { client, requests } = createTestTab(() => Response.json({ code: 0, data: counts }))
  const statistics = new HttpRoundStatistics(client, golfer)
  expect(await statistics.summary(undefined)).toEqual(counts)
  await statistics.summary(7)
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?playerId=player-hana', '?playerId=player-hana&roundId=7'])
})

test('the history is in the time of each course; rounds before the third have no index', async () => {
  const { rounds: _one, ...entry } = counts
  const round = { ...entry, roundId: 7, courseName: 'Red Mesa', timezone: 'America/Denver', playedAt: '2026-05-02T03:00:00Z' }
  const { client } = createTestTab(() => Response.json({ code: 0, data: [round] }))
  const [read] = await new HttpRoundStatistics(client, golfer).history()
  expect([read?.playedAt.toPlainDate().toString(), read?.handicapIndex]).toEqual(['2026-05-01', undefined])
})
