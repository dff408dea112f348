import type { ComponentType } from 'react'
import type { Area } from '#domain/session/areas'
import type { LoadPart } from './part.ts'

export interface ScreenEntry {
  readonly path: string
  readonly access: Access
  readonly area?: Area
  readonly layout?: Layout
  readonly part: LoadPart
  readonly screen: () => Promise<ComponentType>
  /** Ids of the calls that it begins with. The document's script sends them while the code is on its way. */
  readonly reads?: readonly string[]
  /** Id of the shop's call that it makes with what an answer of these names. */
  readonly readsNext?: string
}

/** What the layout around the screens of a player begins with. */
export const playerReads: readonly string[] = ['session.me']

/** Who may open a screen: only those signed out, anybody, guests and players (in the shop or elsewhere), or only players. */
export type Access = 'visitor' | 'anybody' | 'shopper' | 'guest' | 'player'

export interface Layout {
  readonly id: string
  readonly part: LoadPart
  readonly screen?: () => Promise<ComponentType>
}

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
