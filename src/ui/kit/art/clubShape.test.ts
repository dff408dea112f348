import { expect, test } from 'vitest'
import { clubShape, drawnLength } from './clubShape.ts'

test('the less loft a club has, the longer it is drawn', () => {
  const lengths = [9, 15, 22, 33, 46, 60].map((loft) => drawnLength('iron', loft))
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one))
  expect(new Set(lengths).size).toBe(lengths.length)
})

test('a loft beyond all others keeps the drawing in its frame', () => {
  expect([drawnLength('wood', 0), drawnLength('wedge', 80)]).toEqual([128, 78])
})

test('each kind has a head of its own', () => {
  const heads = (['wood', 'hybrid', 'iron', 'wedge', 'putter'] as const).map((kind) => clubShape(kind).head)
  expect(new Set(heads).size).toBe(5)
})
