import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../../screens.ts'

const contactUs = () => import('../contactUs.ts')
const content = () => import('../content.ts')

/** Apart from home, which loads without them. */
export const screens: readonly ScreenEntry[] = [
  {
    path: paths.about,
    access: 'guest',
    part: content,
    screen: async () => (await import('#ui/support/layout/PlainPages.tsx')).AboutScreen,
  },
  {
    path: paths.cares,
    access: 'guest',
    part: content,
    screen: async () => (await import('#ui/support/layout/PlainPages.tsx')).CaresScreen,
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
