import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../screens.ts'

const contactUs = () => import('./contactUs.ts')

export const screens: readonly ScreenEntry[] = [
  {
    path: paths.home,
    access: 'player',
    reads: ['support.layout-home', 'scheduling.appointments', 'scheduling.last-bookings'],
    part: () => import('./module.ts'),
    screen: async () => (await import('#ui/support/home/HomeScreen.tsx')).HomeScreen,
  },
  {
    path: paths.contactUs,
    access: 'anybody',
    part: contactUs,
    screen: async () => (await import('#ui/support/contact/ContactScreen.tsx')).ContactScreen,
  },
  {
    path: paths.referral,
    access: 'anybody',
    part: contactUs,
    screen: async () => (await import('#ui/support/referral/ReferralScreen.tsx')).ReferralScreen,
  },
  {
    path: paths.referralContact,
    access: 'anybody',
    part: contactUs,
    screen: async () => (await import('#ui/support/contact/ReferralContactScreen.tsx')).ReferralContactScreen,
  },
]
