import { describe, expect, test } from 'vitest'
import { completeNines, isBackHole } from './nines.ts'

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => ({ number: first + index }))

test('a course has the nines of which no hole is missing, by number', () => {
  expect(completeNines([...from(19, 27), ...from(10, 18), ...from(1, 8)])).toEqual([2, 3])
})

describe('the second nine of a round', () => {
  test.each([
    ['the back nine of a course', from(1, 18), 12],
    ['the third nine, after the second', from(10, 27), 20],
    ['the third nine, after the first', [...from(1, 9), ...from(19, 27)], 20],
    ['a single nine other than the first', from(10, 18), 12],
  ])('is %s', (_what, holes, number) => {
    expect(isBackHole({ number }, holes)).toBe(true)
  })

  test.each([
    ['the front nine of a course', from(1, 18), 4],
    ['the second nine, before the third', from(10, 27), 12],
    ['the first nine alone', from(1, 9), 4],
  ])('is not %s', (_what, holes, number) => {
    expect(isBackHole({ number }, holes)).toBe(false)
  })
})
