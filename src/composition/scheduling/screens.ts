import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../screenEntry.ts'

const calendar = () => import('./appointments.ts')
const booking = () => import('./booking.ts')
const appointments = async () => (await import('#ui/scheduling/appointments/AppointmentsScreen.tsx')).AppointmentsScreen
const book = async () => (await import('#ui/scheduling/book/BookScreen.tsx')).BookScreen
const reads = ['scheduling.appointments']

export const screens: readonly ScreenEntry[] = [
  { path: paths.appointments, access: 'player', area: 'lessons', part: calendar, screen: appointments, reads },
  // The same screen, with the appointment of its address beside the calendar.
  { path: paths.appointment, access: 'player', area: 'lessons', part: calendar, screen: appointments, reads },
  { path: paths.book, access: 'player', area: 'booking', part: booking, screen: book },
  { path: paths.move, access: 'player', area: 'booking', part: booking, screen: book },
]
