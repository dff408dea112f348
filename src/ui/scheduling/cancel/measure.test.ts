import { describe, expect, test } from 'vitest'
import { measure } from './measure.ts'

const start = Temporal.Instant.from('2026-05-14T12:30:00Z')
const freeUntil = start.subtract({ hours: 24 })
const hoursBefore = (hours: number) => ({ freeUntil, start, now: start.subtract({ hours }) })

describe('the line to a lesson', () => {
  test('counts from the limit on where it is late', () => {
    const late = measure(hoursBefore(12))
    expect(late).toMatchObject({ isLate: true, stretch: { to: 1, grave: true } })
    expect(late?.limit).toBeCloseTo(5 / 29)
    expect(late?.now).toBeCloseTo(17 / 29)
    expect(late?.stretch.from).toBe(late?.limit)
  })

  test('counts what is left until the limit while it is free', () => {
    expect(measure(hoursBefore(48))).toEqual({
      limit: 0.5,
      now: 0,
      isLate: false,
      nowHasRoom: true,
      stretch: { from: 0, to: 0.5, grave: false },
    })
  })

  test('is free at exactly 24 hours', () => {
    expect(measure(hoursBefore(24))).toMatchObject({ isLate: false, limit: 0, now: 0 })
  })

  test('has words for the present where there is room for them', () => {
    const room = (hours: number) => measure(hoursBefore(hours))?.nowHasRoom
    expect([25, 24, 23, 17, 12, 3].map(room)).toEqual([false, false, false, true, true, false])
  })

  test('is not drawn where the limit would meet the lesson', () => {
    expect(measure(hoursBefore(60))).toBeDefined()
    expect(measure(hoursBefore(61))).toBeUndefined()
  })
})
