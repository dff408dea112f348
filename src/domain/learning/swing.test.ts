import { describe, expect, test } from 'vitest'
import { buildSwing } from '../../../tests/builders/swings.ts'
import { besideSwing, byMonth, clubsOf, newestFirst, swingsLike } from './swing.ts'

const all = newestFirst([
  buildSwing('old', '2026-03-31T23:30'),
  buildSwing('driver', '2026-05-02T08:00', { club: 'Driver' }),
  buildSwing('line', '2026-05-01T08:00', { view: 'down-the-line' }),
  buildSwing('new', '2026-05-03T08:00'),
])
const ids = (swings: readonly { readonly id: string }[]) => swings.map(({ id }) => id)

describe('Swings', () => {
  test('come newest first, by the month of the place', () => {
    expect(byMonth(all).map(({ month, swings }) => [month.toString(), ids(swings)])).toEqual([
      ['2026-05', ['new', 'driver', 'line']],
      ['2026-03', ['old']],
    ])
  })

  test.each([
    [{}, ['new', 'driver', 'line', 'old']],
    [{ club: 'Driver' }, ['driver']],
    [{ view: 'down-the-line' as const }, ['line']],
    [{ club: 'Driver', view: 'down-the-line' as const }, []],
  ])('like %j', (wish, found) => {
    expect(ids(swingsLike(all, wish))).toEqual(found)
  })

  test('name each club once, the most frequent first', () => {
    expect(clubsOf(all)).toEqual(['7 iron', 'Driver'])
    expect(clubsOf([buildSwing('putter', '2026-05-04T08:00', { club: 'Putter' }), ...all])).toEqual(['7 iron', 'Putter', 'Driver'])
  })

  test.each([
    ['new', 'old'],
    ['old', 'new'],
    ['driver', 'old'],
    ['line', 'old'],
    ['nobody', 'new'],
  ])('beside %s is laid %s', (id, beside) => {
    expect(besideSwing(all, id)?.id).toBe(beside)
  })

  test('beside an unknown one is laid one whose view is unknown too', () => {
    const other = buildSwing('other', '2026-05-01T08:00', { view: undefined })
    expect(besideSwing([...all, other], 'nobody')?.id).toBe('other')
  })

  test('that are alone have nothing beside them', () => {
    expect(besideSwing(all.slice(0, 1), 'new')).toBeUndefined()
  })
})
