interface Bookable {
  readonly lessonTypeId: string
  readonly centreId: string
  readonly coachId?: string | undefined
}

/** One booking per lesson, centre and coach; keeps the order. */
export function distinctBookings<Booking extends Bookable>(bookings: readonly Booking[]): readonly Booking[] {
  const keys = bookings.map(({ lessonTypeId, centreId, coachId }) => [lessonTypeId, centreId, coachId].join(' '))
  return bookings.filter((_booking, index) => keys.indexOf(keys[index] ?? '') === index)
}
