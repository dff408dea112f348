import { pagePaths } from '#ui/support/pagePaths.ts'
import type { ScreenEntry } from '../../screenEntry.ts'

const contactUs = () => import('../contactUs.ts')
const content = () => import('../content.ts')

/** Apart from home, which loads without them. */
export const screens: readonly ScreenEntry[] = [
  {
    path: pagePaths.about,
    access: 'guest',
    part: content,
    screen: async () => (await import('#ui/support/layout/PlainPages.tsx')).AboutScreen,
  },
  {
    path: pagePaths.cares,
    access: 'guest',
    part: content,
    screen: async () => (await import('#ui/support/layout/PlainPages.tsx')).CaresScreen,
  },
  {
    path: pagePaths.faq,
    access: 'guest',
    part: content,
    screen: async () => (await import('#ui/support/faq/FaqScreen.tsx')).FaqScreen,
  },
  {
    path: pagePaths.agreement,
    access: 'guest',
    part: content,
    screen: async () => (await import('#ui/support/agreement/AgreementScreen.tsx')).AgreementScreen,
  },
  {
    path: pagePaths.contactUs,
    access: 'anybody',
    part: contactUs,
    screen: async () => (await import('#ui/support/contact/ContactScreen.tsx')).ContactScreen,
  },
  {
    path: pagePaths.invite,
    access: 'player',
    part: contactUs,
    screen: async () => (await import('#ui/support/referral/InviteScreen.tsx')).InviteScreen,
  },
  {
    path: pagePaths.referral,
    access: 'anybody',
    part: contactUs,
    screen: async () => (await import('#ui/support/referral/ReferralScreen.tsx')).ReferralScreen,
  },
  {
    path: pagePaths.referralContact,
    access: 'anybody',
    part: contactUs,
    screen: async () => (await import('#ui/support/contact/ReferralContactScreen.tsx')).ReferralContactScreen,
  },
]
