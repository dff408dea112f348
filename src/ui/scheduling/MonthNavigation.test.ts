import { expect, test } from 'vitest'
import { MonthNavigation } from './MonthNavigation.ts'

let today = Temporal.PlainDate.from('2026-05-13')
const navigation = () => new MonthNavigation(() => today)

test('starts today and turns month by month over the end of the year', () => {
  const month = navigation()
  expect(month.startDate.toString()).toBe('2026-05-13')
  for (let turn = 0; turn < 8; turn += 1) month.goToNextMonth()
  expect(month.month.toString()).toBe('2027-01')
  month.goToPreviousMonth()
  expect(month.startDate.toString()).toBe('2026-12-13')
})

test('a month back may lead before today; a year back into a past month of this year does not', () => {
  const month = navigation()
  month.goToPreviousMonth()
  expect(month.startDate.toString()).toBe('2026-04-13')
  month.goToNextYear()
  expect(month.startDate.toString()).toBe('2027-04-13')
  month.goToPreviousYear()
  expect(month.startDate.toString()).toBe('2026-05-13')
})

test('shows a date, today in its own month', () => {
  const month = navigation()
  month.show(Temporal.PlainDate.from('2028-02-29'))
  expect(month.startDate.toString()).toBe('2028-02-29')
  expect(month.weeks(1)).toHaveLength(5)
  month.show(Temporal.PlainDate.from('2026-05-31'))
  expect(month.startDate.toString()).toBe('2026-05-13')
})

test('today is the day of the turn, also when the page lay open over midnight', () => {
  const month = navigation()
  month.goToNextMonth()
  today = Temporal.PlainDate.from('2026-05-14')
  month.goToPreviousMonth()
  expect(month.startDate.toString()).toBe('2026-05-14')
  today = Temporal.PlainDate.from('2026-05-13')
})
