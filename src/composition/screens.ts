import type { ScreenEntry } from './screenEntry.ts'

/** What the layout around the screens of a player begins with. */
export const playerReads: readonly string[] = ['session.me']

type LoadScreens = () => Promise<{ readonly screens: readonly ScreenEntry[] }>

const session: LoadScreens = () => import('./session/screens.ts')
const clubPages: LoadScreens = () => import('./support/pages/screens.ts')

export const tables: Readonly<Record<string, LoadScreens>> = {
  about: clubPages,
  cares: clubPages,
  faq: clubPages,
  agreement: clubPages,
  'contact-us': clubPages,
  referral: clubPages,
  '': () => import('./support/screens.ts'),
  lessons: () => import('./scheduling/screens.ts'),
  learn: () => import('./learning/screens.ts'),
  share: () => import('./learning/screens.ts'),
  devices: () => import('./devices/screens.ts'),
  play: () => import('./rounds/screens.ts'),
  shop: () => import('./commerce/screens.ts'),
  fitting: () => import('./commerce/screens.ts'),
  returns: () => import('./returns/screens.ts'),
  session,
}

export function tableOf(pathname: string): LoadScreens {
  return tables[pathname.split('/')[1] ?? ''] ?? session
}
