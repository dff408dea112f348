import { describe, expect, test } from 'vitest'
import { birthYears, typedBirth } from './birthFields.ts'

const today = Temporal.PlainDate.from('2026-05-13')

describe('a date of birth', () => {
  test.each([
    ['yesterday', { birthYear: '2026', birthMonth: '5', birthDay: '12' }],
    ['110 years ago', { birthYear: '1916', birthMonth: '1', birthDay: '1' }],
    ['of two digits each', { birthYear: '1996', birthMonth: '11', birthDay: '30' }],
  ])('may be %s', (_when, typed) => {
    const { birthYear: year, birthMonth: month, birthDay: day } = typed
    expect(typedBirth(typed, today)).toEqual({ fields: { year, month, day } })
  })

  test.each([
    ['today', { birthYear: '2026', birthMonth: '5', birthDay: '13' }],
    ['in the year before these 110', { birthYear: '1915', birthMonth: '12', birthDay: '31' }],
    ['on a day that does not exist', { birthYear: '1997', birthMonth: '2', birthDay: '29' }],
  ])('is never %s', (_when, typed) => {
    expect(typedBirth(typed, today)).toEqual({ problem: 'impossible' })
  })

  test('is chosen from 111 years, the latest first', () => {
    const years = birthYears(today)
    expect([years[0], years[1], years.at(-1), years.length]).toEqual(['2026', '2025', '1916', 111])
  })
})
