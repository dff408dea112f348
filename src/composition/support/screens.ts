import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../screens.ts'

const content = () => import('./content.ts')

export const screens: readonly ScreenEntry[] = [
  {
    path: paths.home,
    access: 'player',
    reads: ['support.layout-home', 'scheduling.appointments', 'scheduling.last-bookings'],
    part: () => import('./module.ts'),
    screen: async () => (await import('#ui/support/home/HomeScreen.tsx')).HomeScreen,
  },
  {
    path: paths.about,
    access: 'guest',
    part: content,
    screen: async () => (await import('#ui/support/layout/AboutScreen.tsx')).AboutScreen,
  },
  {
    path: paths.cares,
    access: 'guest',
    part: content,
    screen: async () => (await import('#ui/support/layout/CaresScreen.tsx')).CaresScreen,
  },
  {
    path: paths.faq,
    access: 'guest',
    part: content,
    screen: async () => (await import('#ui/support/faq/FaqScreen.tsx')).FaqScreen,
  },
  {
    path: paths.agreement,
    access: 'guest',
    part: content,
    screen: async () => (await import('#ui/support/agreement/AgreementScreen.tsx')).AgreementScreen,
  },
]
