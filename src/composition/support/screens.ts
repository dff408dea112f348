import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../screenEntry.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: paths.home,
    access: 'player',
    reads: ['scheduling.appointments', 'support.layout-home', 'scheduling.last-bookings'],
    part: () => import('./module.ts'),
    screen: async () => (await import('#ui/support/home/HomeScreen.tsx')).HomeScreen,
  },
]
