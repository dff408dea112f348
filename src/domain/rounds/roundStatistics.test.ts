import { describe, expect, test } from 'vitest'
import { buildRoundInHistory } from '../../../tests/builders/golfRounds.ts'
import { history, statisticValue } from './roundStatistics.ts'

describe('a statistic of rounds', () => {
  test('is given for eighteen holes, so that nine can be compared', () => {
    const nine = buildRoundInHistory(1, { holes: 9, score: 45, par: 36, putts: 17, badThreePutts: 1, terribleTeeShots: 2 })
    expect([
      statisticValue(nine, 'toPar'),
      statisticValue(nine, 'putts'),
      statisticValue(nine, 'badThreePutts'),
      statisticValue(nine, 'tee'),
    ]).toEqual([18, 34, 2, 4])
  })

  test('is a share of the chances where there were some', () => {
    const round = buildRoundInHistory(1, { greens: { count: 5, of: 18 }, scrambles: { count: 0, of: 0 } })
    expect([statisticValue(round, 'greens'), statisticValue(round, 'scrambles')]).toEqual([28, undefined])
  })

  test('is absent where no hole was played', () => {
    expect(statisticValue(buildRoundInHistory(1, { holes: 0 }), 'putts')).toBeUndefined()
  })

  test('over time leaves out rounds without a value, oldest first', () => {
    const rounds = [
      buildRoundInHistory(2, { playedAt: '2026-05-02T09:00:00Z[UTC]', handicapIndex: 17.2 }),
      buildRoundInHistory(1, { playedAt: '2026-05-01T09:00:00Z[UTC]', handicapIndex: 17.5 }),
      buildRoundInHistory(3, { handicapIndex: undefined }),
    ]
    expect(history(rounds, 'handicapIndex').map(({ value }) => value)).toEqual([17.5, 17.2])
  })
})
