import { expect, test } from 'vitest'
import { distinctBookings } from './distinctBookings.ts'

const booking = (id: string, coachId?: string, centreId = 'lakeshore') => ({ id, lessonTypeId: 'iron-play', centreId, coachId })
const ids = (...bookings: Parameters<typeof distinctBookings<ReturnType<typeof booking>>>[0][number][]) =>
  distinctBookings(bookings).map(({ id }) => id)

test('bookings of the same lesson, centre and coach are offered once, the first of them', () => {
  expect(ids(booking('1', 'marisol'), booking('2', 'teodor'), booking('3', 'marisol'))).toEqual(['1', '2'])
})

test('another coach, another centre or no coach is another booking', () => {
  expect(ids(booking('1', 'marisol'), booking('2', 'marisol', 'northgate'), booking('3'))).toEqual(['1', '2', '3'])
})
