import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../../screens.ts'

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
]
