import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildAppointment, buildCentre } from '../../../tests/builders/scheduling.ts'
import { appointmentsOn, dateAtCentre, history, moveMonth, moveYear, selectedDate, upcoming, weeksOf } from './calendar.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const at = (text: string) => Temporal.Instant.from(text)
const lessonAt = (start: string, timeZone = 'America/Chicago') =>
  buildAppointment()
    .with({ id: start, start: at(start), centre: buildCentre().with({ timeZone }).build() })
    .build()
const today = day('2026-05-13')

describe('selected date', () => {
  const lessons = ['2026-05-20T12:30:00Z', '2026-05-01T12:30:00Z', '2026-05-14T12:30:00Z'].map((start) => lessonAt(start))

  test('[scheduling.selected-date-next-appointment] is that of the first appointment after now', () => {
    expect(selectedDate(lessons, at('2026-05-13T17:00:00Z'), today).toString()).toBe('2026-05-14')
  })

  test('[scheduling.selected-date-next-appointment] counts an appointment that starts at this very instant, not a second later', () => {
    expect(selectedDate(lessons, at('2026-05-14T12:30:00Z'), today).toString()).toBe('2026-05-14')
    expect(selectedDate(lessons, at('2026-05-14T12:30:01Z'), today).toString()).toBe('2026-05-20')
  })

  test('[scheduling.selected-date-first-appointment] is that of the first appointment when all are over', () => {
    expect(selectedDate(lessons, at('2026-06-01T00:00:00Z'), today).toString()).toBe('2026-05-01')
  })

  test('stays without appointments', () => {
    expect(selectedDate([], at('2026-06-01T00:00:00Z'), today)).toBe(today)
  })
})

describe("a lesson's date", () => {
  test.each([
    ['2026-05-14T16:00:00Z', 'Asia/Tokyo', '2026-05-15'],
    ['2026-05-14T03:00:00Z', 'America/Vancouver', '2026-05-13'],
    ['2026-01-01T07:30:00Z', 'America/Vancouver', '2025-12-31'],
    ['2028-02-29T23:30:00Z', 'Africa/Johannesburg', '2028-03-01'],
    ['2026-03-08T07:30:00Z', 'America/Chicago', '2026-03-08'],
    ['2026-11-01T05:30:00Z', 'America/Chicago', '2026-11-01'],
  ])("%s in %s is %s: the centre's", (start, zone, date) => {
    expect(dateAtCentre(lessonAt(start, zone)).toString()).toBe(date)
  })

  test('is in no zone more than a day away from the UTC date, and finds the lesson again', () => {
    const instants = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') })
    fc.assert(
      fc.property(instants, fc.constantFrom(...Intl.supportedValuesOf('timeZone')), (milliseconds, zone) => {
        const start = Temporal.Instant.fromEpochMilliseconds(milliseconds)
        const lesson = lessonAt(start.toString(), zone)
        const utc = start.toZonedDateTimeISO('UTC').toPlainDate()
        expect(Math.abs(utc.until(dateAtCentre(lesson)).days)).toBeLessThanOrEqual(1)
        expect(appointmentsOn([lesson], dateAtCentre(lesson))).toEqual([lesson])
      }),
    )
  })
})

test('appointments of a date are those that its centres date so, soonest first', () => {
  const tokyo = lessonAt('2026-05-13T16:00:00Z', 'Asia/Tokyo')
  const chicago = lessonAt('2026-05-14T12:30:00Z')
  const lateInChicago = lessonAt('2026-05-15T02:00:00Z')
  expect(appointmentsOn([lateInChicago, chicago, tokyo, lessonAt('2026-05-13T12:30:00Z')], day('2026-05-14'))).toEqual([
    tokyo,
    chicago,
    lateInChicago,
  ])
})

test('a lesson is upcoming until it ends, soonest first; history is the rest, latest first', () => {
  const now = at('2026-05-14T13:00:00Z')
  const [early, running, next] = [
    lessonAt('2026-05-01T12:30:00Z'),
    lessonAt('2026-05-14T12:30:00Z'),
    lessonAt('2026-05-20T12:30:00Z'),
  ] as const
  const canceled = { ...next, id: 'canceled', state: 'canceled' } as const
  expect(upcoming([next, canceled, early, running], now)).toEqual([running, next])
  expect(history([next, early, canceled, running], now)).toEqual([canceled, early])
})

describe('month navigation', () => {
  test.each([
    ['2026-05-20', 1, '2026-06-20'],
    ['2026-07-20', -1, '2026-06-20'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-03-31', -1, '2028-02-29'],
  ])('[scheduling.month-navigation] from %s by %d month gives %s', (from, months, to) => {
    expect(moveMonth(day(from), months, today).toString()).toBe(to)
  })

  test.each([
    ['2026-04-30', 1],
    ['2026-06-01', -1],
  ])('[scheduling.month-navigation-current] from %s back to the current month gives today', (from, months) => {
    expect(moveMonth(day(from), months, today)).toEqual(today)
  })

  test('[scheduling.month-navigation-not-clamped] goes to past months of the current year', () => {
    expect(moveMonth(today, -1, today).toString()).toBe('2026-04-13')
    expect(moveMonth(day('2026-02-13'), -1, today).toString()).toBe('2026-01-13')
  })

  test('always lands in the next month, whatever the date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(1, -1), (days, months) => {
        const from = day('2000-01-01').add({ days })
        expect(moveMonth(from, months, today).toPlainYearMonth()).toEqual(from.toPlainYearMonth().add({ months }))
      }),
    )
  })
})

describe('year navigation', () => {
  test.each([
    ['2027-04-20', -1],
    ['2027-01-31', -1],
    ['2025-03-01', 1],
  ])('[scheduling.year-navigation-clamps-to-now] from %s into a past month of the current year gives today', (from, years) => {
    expect(moveYear(day(from), years, today)).toEqual(today)
  })

  test.each([
    ['2026-05-13', 1, '2027-05-13'],
    ['2027-08-20', -1, '2026-08-20'],
    ['2027-05-31', -1, '2026-05-13'],
    ['2026-04-20', -1, '2025-04-20'],
    ['2028-02-29', 1, '2029-02-28'],
  ])('from %s by %d year gives %s', (from, years, to) => {
    expect(moveYear(day(from), years, today).toString()).toBe(to)
  })
})

describe('the weeks of a month', () => {
  test.each([
    ['2026-05-13', 1, '2026-04-27', '2026-05-31'],
    ['2026-05-13', 7, '2026-04-26', '2026-06-06'],
    ['2026-02-10', 7, '2026-02-01', '2026-02-28'],
    ['2028-02-29', 1, '2028-01-31', '2028-03-05'],
    ['2026-12-31', 6, '2026-11-28', '2027-01-01'],
  ])('of %s, weeks from day %d, run from %s to %s', (date, firstDayOfWeek, first, last) => {
    const days = weeksOf(day(date), firstDayOfWeek).flat()
    expect([days.at(0)?.toString(), days.at(-1)?.toString()]).toEqual([first, last])
  })

  test('are whole, begin with the wanted day and hold each day of the month once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 7 }), (days, firstDayOfWeek) => {
        const date = day('2000-01-01').add({ days })
        const weeks = weeksOf(date, firstDayOfWeek)
        expect(weeks.every((week) => week.length === 7 && week[0]?.dayOfWeek === firstDayOfWeek)).toBe(true)
        expect(weeks.flat().filter((each) => each.toPlainYearMonth().equals(date.toPlainYearMonth()))).toHaveLength(date.daysInMonth)
      }),
    )
  })
})

test('a lesson that was completed is history before its time is over', () => {
  const completed = buildAppointment().with({ state: 'completed' }).build()
  const before = completed.start.subtract({ minutes: 5 })
  expect([upcoming([completed], before), history([completed], before)]).toEqual([[], [completed]])
})

test('a lesson is history from the moment at which it ends', () => {
  const lesson = buildAppointment().build()
  const end = lesson.start.add({ minutes: lesson.minutes })
  expect([upcoming([lesson], end), upcoming([lesson], end.subtract({ seconds: 1 }))]).toEqual([[], [lesson]])
})
