import { expect, test } from 'vitest'
import { firstDayOfWeek, weekdayOf } from './weekdays.ts'

test('weeks begin where the language has it', () => {
  expect(['en-GB', 'fr', 'ja', 'zh-CN'].map(firstDayOfWeek)).toEqual([1, 1, 7, 1])
})

test('weekdays have a short name and a long one', () => {
  const thursday = Temporal.PlainDate.from('2026-05-14')
  expect(weekdayOf(thursday, 'en-GB')).toEqual({ short: 'Thu', long: 'Thursday' })
  expect(weekdayOf(thursday, 'ja')).toEqual({ short: '木', long: '木曜日' })
})
