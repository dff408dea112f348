import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildAppointment } from '../../../../tests/builders/scheduling.ts'
import { bookingQueryAsIn, bookingQueryIn, readBookingQuery, writeBookingQuery } from './BookingQuery.ts'

test('an address names type, centre, coach, day and time', () => {
  expect(readBookingQuery({ type: 'iron-play', centre: 'northgate', coach: 'marisol', day: '2028-02-29', time: '07:30' })).toEqual({
    lessonTypeId: 'iron-play',
    centreId: 'northgate',
    coachId: 'marisol',
    day: Temporal.PlainDate.from('2028-02-29'),
    time: Temporal.PlainTime.from('07:30'),
  })
})

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '21 May', '2026-5-1', ''])(
  'a day that is none is passed over: %s',
  (day) => {
    expect(readBookingQuery({ day }).day).toBeUndefined()
  },
)

test.each(['2026-13', '2026-5', '2026-05-01', 'May', ''])('a month that is none is passed over: %s', (month) => {
  expect(readBookingQuery({ month }).month).toBeUndefined()
})

test('a month stands in an address where no day of it does', () => {
  const month = Temporal.PlainYearMonth.from('2026-06')
  expect(writeBookingQuery({ month }).toString()).toBe('month=2026-06')
  expect(writeBookingQuery({ month, day: Temporal.PlainDate.from('2026-06-04') }).toString()).toBe('day=2026-06-04')
  expect(readBookingQuery({ month: '2026-06' }).month).toEqual(month)
})

test.each(['24:00', '7:30', '07:60', 'noon', ''])('a time that is none is passed over: %s', (time) => {
  expect(readBookingQuery({ time }).time).toBeUndefined()
})

test('no address breaks it', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (day, time) => void readBookingQuery({ day, time })))
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10)
      expect(readBookingQuery({ day }).day?.toString()).toBe(day)
    }),
  )
})

test('a wish that is written is read again as it was', () => {
  const whole = bookingQueryAsIn(buildAppointment().build())
  const wishes = [whole, { ...whole, coachId: undefined, time: Temporal.PlainTime.from('07:30') }, { centreId: 'ü & ?' }]
  for (const query of wishes)
    expect(readBookingQuery(Object.fromEntries(writeBookingQuery(query)))).toEqual({ ...readBookingQuery({}), ...query })
})

test('what else an address says is no wish', () => {
  const { wish, others } = bookingQueryIn(new URLSearchParams('day=2026-05-14&embedOnProd=true&type=iron-play'))
  expect([wish.toString(), others.toString()]).toEqual(['type=iron-play&day=2026-05-14', 'embedOnProd=true'])
})

test("a lesson's own wish is its like, from its day at its centre", () => {
  expect(bookingQueryAsIn(buildAppointment().build())).toEqual({
    lessonTypeId: 'iron-play',
    centreId: 'northgate',
    coachId: 'marisol',
    day: Temporal.PlainDate.from('2026-05-14'),
  })
})
