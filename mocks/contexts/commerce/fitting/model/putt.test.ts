import { expect, test } from 'vitest'
import { putt } from './putt.ts'

const straight = { ballSpeed: 2.3, dynamicLoft: 1.5, face: 0, path: 0 }

test('a ball at 2.3 m/s comes about three metres far, the first half metre of it skidding', () => {
  const { distance, skid, startLine } = putt(straight)
  expect(distance).toBeCloseTo(2.9, 1)
  expect(skid).toBeCloseTo(0.57, 1)
  expect(startLine).toBe(0)
})

test('more loft lets it skid longer', () => {
  expect(putt({ ...straight, dynamicLoft: 5 }).skid).toBeGreaterThan(putt(straight).skid * 1.05)
})

test('it starts where the face looks, and a little along the path', () => {
  expect(putt({ ...straight, face: 1, path: -1 }).startLine).toBeCloseTo(0.84)
})
