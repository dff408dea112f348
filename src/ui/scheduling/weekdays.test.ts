import { expect, test } from 'vitest'
import { weekdayOf } from './weekdays.ts'

test('weekdays have a short name and a long one', () => {
  const thursday = Temporal.PlainDate.from('2026-05-14')
  expect(weekdayOf(thursday, 'en-GB')).toEqual({ short: 'Thu', long: 'Thursday' })
  expect(weekdayOf(thursday, 'ja')).toEqual({ short: '木', long: '木曜日' })
})
