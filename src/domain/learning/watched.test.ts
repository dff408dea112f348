import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unionOf, type Watched, watchedTime, withSeconds, withSpan } from './watched.ts'

const span = fc.tuple(fc.nat(100), fc.nat(100)).map(([from, to]) => ({ from, to }))

function seen(spans: readonly { readonly from: number; readonly to: number }[]): Watched {
  return spans.reduce<Watched>(withSpan, [])
}

test('seconds watched twice count once', () => {
  const watched = seen([
    { from: 0, to: 10 },
    { from: 5, to: 12 },
    { from: 30, to: 31 },
  ])
  expect(watched).toEqual([
    { from: 0, to: 12 },
    { from: 30, to: 31 },
  ])
  expect(watchedTime(watched)).toBe(13)
})

test('an empty span does not count', () => {
  expect(withSpan([], { from: 5, to: 5 })).toEqual([])
})

test.each([
  ['the first ones where nothing else is known', [], 16, [{ from: 0, to: 16 }]],
  ['none without any', [], 0, []],
  ['none where as many are known', [{ from: 300, to: 310 }], 10, [{ from: 300, to: 310 }]],
  [
    'those before what is known',
    [{ from: 300, to: 310 }],
    25,
    [
      { from: 0, to: 15 },
      { from: 300, to: 310 },
    ],
  ],
  [
    'those between and after what is known',
    [
      { from: 4, to: 10 },
      { from: 12, to: 20 },
    ],
    25,
    [{ from: 0, to: 25 }],
  ],
])('seconds of which only the number is known are %s', (_which, watched, seconds, filled) => {
  expect(withSeconds(watched, seconds)).toEqual(filled)
})

test('the union of two devices counts each second once', () => {
  expect(
    watchedTime(
      unionOf(
        [{ from: 0, to: 10 }],
        [
          { from: 5, to: 12 },
          { from: 30, to: 31 },
        ],
      ),
    ),
  ).toBe(13)
})

test('stretches add up to the seconds that any of them shows, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(span), (spans) => {
      const seconds = Array.from({ length: 100 }, (_, second) => second)
      const shown = seconds.filter((second) => spans.some(({ from, to }) => from <= second && second < to))
      expect(watchedTime(seen(spans))).toBe(shown.length)
      expect(seen(spans)).toEqual(seen([...spans].reverse()))
    }),
  )
})
