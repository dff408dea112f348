import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Watched, watchedBefore, watchedTime, withSpan } from './watched.ts'

const span = fc.tuple(fc.nat(100), fc.nat(100)).map(([from, to]) => ({ from, to }))

function seen(spans: readonly { readonly from: number; readonly to: number }[]): Watched {
  return spans.reduce<Watched>(withSpan, [])
}

test('what is seen twice counts once', () => {
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

test('a moment without any length was not seen', () => {
  expect(withSpan([], { from: 5, to: 5 })).toEqual([])
})

test('what was seen before counts from the beginning', () => {
  expect(watchedTime(withSpan(watchedBefore(16), { from: 10, to: 20 }))).toBe(20)
  expect(watchedBefore(0)).toEqual([])
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
