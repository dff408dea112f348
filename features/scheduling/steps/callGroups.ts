export const bookingCalls = ['scheduling.book', 'scheduling.book-practice-override', 'scheduling.reschedule']

/** What features say of calls, with the calls of which it is true. */
export const callGroups = new Map<string, readonly string[]>([
  ['cancelling', ['scheduling.cancel-appointment']],
  ['for lessons', ['scheduling.appointments', 'scheduling.openings', 'scheduling.appointment-detail']],
  ['for suggestions', ['scheduling.suggestions']],
  ['for the place', ['scheduling.confirm-waiting-list']],
  ['loading suggestions', ['scheduling.suggestions']],
  ['loading the centres', ['scheduling.closest-centers']],
  ['loading the lessons', ['scheduling.appointments']],
  ['loading the free times', ['scheduling.openings']],
  ['taking the place', ['scheduling.confirm-waiting-list']],
  ['the booking', bookingCalls],
  ['the cancellation', ['scheduling.cancel-appointment']],
  ['to book', bookingCalls],
  ['to book over a practice', ['scheduling.book-practice-override']],
  ['to move a lesson', ['scheduling.reschedule']],
  ['to cancel', ['scheduling.cancel-appointment']],
])
