import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/builders/text.ts'
import { birthdayOf } from './terms.ts'

const today = Temporal.PlainDate.from('2026-05-13')

describe('a day of birth', () => {
  test.each(['1996-02-29', '2013-05-13', '1900-01-01', ' １９９６-０２-２９ '])('may be %s', (typed) => {
    expect(birthdayOf(typed, today)).toHaveProperty('birthday')
  })

  test.each([
    ['', 'missing'],
    ['2001-02-29', 'no-date'],
    ['2000-13-01', 'no-date'],
    ['29.02.1996', 'no-date'],
    ['01996-02-29', 'no-date'],
    ['1899-12-31', 'no-date'],
    ['2013-05-14', 'too-young'],
    ['2026-05-13', 'too-young'],
    ['2026-05-14', 'not-yet'],
    ['x'.repeat(10_000), 'no-date'],
    ['1996-02-29T00:00[Europe/Paris]', 'no-date'],
  ])('can’t be %s', (typed, problem) => {
    expect(birthdayOf(typed, today)).toEqual({ problem })
  })

  test('is read or refused, whatever is typed', () => {
    fc.assert(fc.property(anyText(), (typed) => void birthdayOf(typed, today)))
  })
})
