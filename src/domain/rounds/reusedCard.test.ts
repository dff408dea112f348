import { describe, expect, test } from 'vitest'
import { buildHole, buildScorecard, noFlags } from '../../../tests/builders/scorecards.ts'
import { reusedCard } from './reusedCard.ts'

const before = buildScorecard()

describe('a card that is read again', () => {
  test('is the same object while nothing has changed', () => {
    expect(reusedCard(before, buildScorecard())).toBe(before)
  })

  test('keeps the holes that have not changed', () => {
    const holes = buildScorecard().holes.with(7, buildHole(8, { strokes: 4 }))
    const card = reusedCard(before, buildScorecard({ holes }))
    expect(card.holes.filter((hole, index) => hole !== before.holes[index])).toEqual([buildHole(8, { strokes: 4 })])
  })

  test('keeps its settings while they have not changed', () => {
    const card = reusedCard(before, buildScorecard({ isClosed: true, settings: { ...before.settings } }))
    expect(card.settings).toBe(before.settings)
  })

  test.each([
    ['id', { id: 9 }],
    ['par', { par: 5 }],
    ['stroke index', { strokeIndex: 18 }],
    ['length', { length: 312 }],
  ])('takes over a hole with another %s', (_what, given) => {
    const hole = { ...buildHole(1, { strokeIndex: 1 }), ...given }
    expect(reusedCard(before, buildScorecard({ holes: before.holes.with(0, hole) })).holes[0]).toBe(hole)
  })

  test.each([
    ['closed', { isClosed: true }],
    ['renamed', { courseName: 'Quarry Ridge West' }],
    ['with a handicap', { courseHandicap: 12 }],
    ['with other settings', { settings: noFlags }],
    ['shorter', { holes: before.holes.slice(0, 9) }],
    ['printed anew', { holes: before.holes.with(0, buildHole(1, { par: 5 })) }],
  ])('is taken over when it is %s', (_what, given) => {
    expect(reusedCard(before, buildScorecard(given))).toEqual(buildScorecard(given))
  })
})
