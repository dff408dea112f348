import { expect, test } from 'vitest'
import { buildRoundInHistory } from '../../../tests/builders/golfRounds.ts'
import { recentForm } from './recentForm.ts'
import { statisticValue } from './roundStatistics.ts'

/** One a day; the later the better. */
const rounds = [96, 94, 92, 85, 84, 83, 82, 81].map((score, index) =>
  buildRoundInHistory(index + 1, { score, playedAt: `2026-05-0${index + 1}T09:00:00Z[UTC]` }),
)
const yearBefore = buildRoundInHistory(20, { score: 120, playedAt: '2025-05-08T09:00:00Z[UTC]' })

test('The last five rounds are compared with all of twelve months', () => {
  const form = recentForm([yearBefore, ...rounds])
  expect([form && statisticValue(form.recent, 'toPar'), form && statisticValue(form.year, 'toPar')]).toEqual([11, 15.1])
})

test('Each hole weighs the same, and only where something was recorded', () => {
  const [first, ...others] = rounds.slice(0, 6)
  const nine = buildRoundInHistory(9, { holes: 9, score: 54, par: 36, greens: { count: 0, of: 0 }, playedAt: '2026-05-09T09:00:00Z[UTC]' })
  const form = recentForm([nine, ...(first ? [first] : []), ...others])
  expect([form?.recent.holes, form?.recent.greens]).toEqual([81, { count: 16, of: 72 }])
})

test('Every share adds up on its own', () => {
  const shares = {
    ...{ putts: { count: 31, of: 17 }, greens: { count: 5, of: 16 }, scrambles: { count: 2, of: 11 }, upAndDowns: { count: 4, of: 7 } },
    ...{ badThreePutts: { count: 3, of: 15 }, terribleTeeShots: { count: 6, of: 14 } },
  }
  const form = recentForm(rounds.slice(0, 6).map((round) => ({ ...round, ...shares })))
  expect(form?.recent).toMatchObject({
    ...{ putts: { count: 155, of: 85 }, greens: { count: 25, of: 80 }, scrambles: { count: 10, of: 55 } },
    ...{ upAndDowns: { count: 20, of: 35 }, badThreePutts: { count: 15, of: 75 }, terribleTeeShots: { count: 30, of: 70 } },
  })
})

test('Five rounds of twelve months are no more than the last', () => {
  expect([recentForm(rounds.slice(0, 5)), recentForm([yearBefore, ...rounds.slice(3)]), recentForm([])]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
