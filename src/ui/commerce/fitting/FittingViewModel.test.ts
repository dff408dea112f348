import { expect, test } from 'vitest'
import { openFitting } from '../../../../tests/builders/fittings.ts'

test('each club has its own shots', async () => {
  const model = await openFitting()
  expect([model.selected, model.own].map((club) => model.chartOf(club)?.shots[0]?.carry)).toEqual([191, 190])
  expect(model.chartOf(undefined)).toBeUndefined()
})

test('the recommended club is the first to compare with, and the own one is none of them', async () => {
  expect((await openFitting()).choices.map(({ id }) => id)).toEqual(['recommended', 'tested'])
})
