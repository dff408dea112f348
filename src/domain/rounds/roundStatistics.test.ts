import { describe, expect, test } from 'vitest'
import { buildRoundInHistory } from '../../../tests/builders/golfRounds.ts'
import { countedFor, history, isPer18, recordedIn, statistics, statisticValue } from './roundStatistics.ts'

describe('a statistic of rounds', () => {
  test('is given for eighteen holes, so that nine can be compared', () => {
    const putts = { count: 17, of: 9 }
    const shares = { putts, badThreePutts: { count: 1, of: 9 }, terribleTeeShots: { count: 2, of: 9 } }
    const nine = buildRoundInHistory(1, { holes: 9, score: 45, par: 36, ...shares })
    expect([
      statisticValue(nine, 'toPar'),
      statisticValue(nine, 'putts'),
      statisticValue(nine, 'badThreePutts'),
      statisticValue(nine, 'tee'),
    ]).toEqual([18, 34, 2, 4])
  })

  test('is for eighteen holes unless it is a share or an index', () => {
    expect(statistics.filter(isPer18)).toEqual(['toPar', 'putts', 'badThreePutts', 'tee'])
  })

  test('is a share of the chances where there were some', () => {
    const round = buildRoundInHistory(1, { greens: { count: 5, of: 18 }, scrambles: { count: 0, of: 0 } })
    expect([statisticValue(round, 'greens'), statisticValue(round, 'scrambles')]).toEqual([28, undefined])
  })

  test('is of the holes where it was recorded, and absent where there are none', () => {
    const some = buildRoundInHistory(1, {
      putts: { count: 8, of: 4 },
      badThreePutts: { count: 0, of: 0 },
      terribleTeeShots: { count: 0, of: 0 },
    })
    expect([statisticValue(some, 'putts'), statisticValue(some, 'badThreePutts'), statisticValue(some, 'tee')]).toEqual([
      36,
      undefined,
      undefined,
    ])
    expect(statisticValue(buildRoundInHistory(1, { holes: 0 }), 'toPar')).toBeUndefined()
  })

  test('tells what it counts, and of how much', () => {
    const round = buildRoundInHistory(1, {
      holes: 9,
      score: 45,
      par: 36,
      scrambles: { count: 2, of: 7 },
      terribleTeeShots: { count: 3, of: 8 },
    })
    expect([countedFor(round, 'toPar'), countedFor(round, 'scrambles'), countedFor(round, 'tee')]).toEqual([
      { count: 9, of: 9 },
      { count: 2, of: 7 },
      { count: 3, of: 8 },
    ])
  })

  test('over time leaves out rounds without a value, oldest first', () => {
    const rounds = [
      buildRoundInHistory(2, { playedAt: '2026-05-02T09:00:00Z[UTC]', handicapIndex: 17.2 }),
      buildRoundInHistory(1, { playedAt: '2026-05-01T09:00:00Z[UTC]', handicapIndex: 17.5 }),
      buildRoundInHistory(3, { handicapIndex: undefined }),
    ]
    expect(history(rounds, 'handicapIndex').map(({ value }) => value)).toEqual([17.5, 17.2])
  })

  test('over time comes in the order of the ids at one moment', () => {
    const rounds = [4, 2, 9].map((id) => buildRoundInHistory(id, { handicapIndex: id }))
    expect(history(rounds, 'handicapIndex').map(({ round }) => round.roundId)).toEqual([2, 4, 9])
  })
})

test('what nobody has recorded of a round is left out', () => {
  const none = { count: 0, of: 0 }
  const round = buildRoundInHistory(1, { putts: { count: 34, of: 17 }, greens: { count: 0, of: 17 }, upAndDowns: none })
  expect(recordedIn(round)).toEqual(['putts', 'greens'])
  expect(recordedIn({ ...round, putts: none, greens: none })).toEqual([])
})
