import { expect, test } from 'vitest'
import { buildRoundInHistory } from '../../../../tests/builders/golfRounds.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { RoundStatisticsViewModel } from './RoundStatisticsViewModel.ts'

const { roundId: _id, courseName: _name, playedAt: _at, handicapIndex: _index, ...counts } = buildRoundInHistory(1)

function create() {
  let isSlow = false
  const summary = (roundId: number | undefined) =>
    isSlow ? new Promise<never>(() => undefined) : Promise.resolve({ rounds: roundId === undefined ? 9 : 1, ...counts })
  const history = Array.from({ length: 12 }, (_, index) => {
    return buildRoundInHistory(index + 1, { playedAt: `2026-04-${`${index + 10}`}T09:00:00Z[UTC]`, score: 80 + index })
  })
  const model = new RoundStatisticsViewModel({ summary, history: async () => history, distribution: unasked })
  return {
    model,
    slowDown: () => {
      isSlow = true
    },
  }
}

test('the figures of all rounds are not shown for one of them', async () => {
  const { model, slowDown } = create()
  await model.open(undefined)
  expect(model.summary.value?.rounds).toBe(9)
  slowDown()
  void model.open(3)
  expect([model.roundId, model.summary.value]).toEqual([3, undefined])
})

test('the form of the last rounds stays when fewer days are shown', async () => {
  const { model } = create()
  await model.open(undefined)
  const before = JSON.stringify(model.recent)
  model.setRange({ from: Temporal.PlainDate.from('2026-04-10'), to: Temporal.PlainDate.from('2026-04-11') })
  expect([model.rounds.length, JSON.stringify(model.recent)]).toEqual([2, before])
})
