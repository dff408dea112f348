import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { speedAfter, steppedTime } from './speed.ts'

test('speeds follow each other and end where they end', () => {
  expect([speedAfter(1, 1), speedAfter(1, -1), speedAfter(2, 1), speedAfter(0.1, -1)]).toEqual([1.25, 0.75, 2, 0.1])
})

describe('a step', () => {
  const video = { framesPerSecond: 30, seconds: 4 }

  test('shows the next frame, and back the same', () => {
    const next = steppedTime(1, 1, video)
    expect(Math.floor(next * 30)).toBe(31)
    expect(Math.floor(steppedTime(next, -1, video) * 30)).toBe(30)
  })

  test('never leads out of the video', () => {
    expect(steppedTime(0, -1, video)).toBeCloseTo(0.5 / 30)
    expect(steppedTime(4, 1, video)).toBeLessThan(4)
  })

  test('there and back is the same frame, wherever it began', () => {
    const frames = fc.record({ frame: fc.integer({ min: 2, max: 110 }), steps: fc.integer({ min: -2, max: 2 }) })
    fc.assert(
      fc.property(frames, ({ frame, steps }) => {
        const there = steppedTime((frame + 0.5) / 30, steps, video)
        expect(Math.floor(steppedTime(there, -steps, video) * 30)).toBe(frame)
      }),
    )
  })
})
