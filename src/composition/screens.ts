import type { ComponentType } from 'react'
import type { Area } from '#domain/session/areas'
import type { LoadPart } from './part.ts'

/** One screen of a context's table. Routes, guards and the model assembly of the features read it. */
export interface ScreenEntry {
  readonly path: string
  readonly access: Access
  /** For the players to whom it is open; for all of them where nothing is said. */
  readonly area?: Area
  readonly layout?: Layout
  readonly part: LoadPart
  readonly screen: () => Promise<ComponentType>
  /** Ids of the calls that it begins with. The document's script sends them while the code is on its way. */
  readonly reads?: readonly string[]
}

/** What the layout around the screens of a player begins with. */
export const playerReads: readonly string[] = ['session.me']

/** Who may open a screen: only those signed out, anybody, shoppers (guests or players), or only players. */
export type Access = 'visitor' | 'anybody' | 'shopper' | 'player'

/** What several screens of a context have around them. */
export interface Layout {
  readonly id: string
  readonly part: LoadPart
  readonly screen?: () => Promise<ComponentType>
}

type LoadScreens = () => Promise<{ readonly screens: readonly ScreenEntry[] }>

const session: LoadScreens = () => import('./session/screens.ts')

/** The tables of the contexts, by the first segment of their addresses. */
export const tables: Readonly<Record<string, LoadScreens>> = {
  '': () => import('./support/screens.ts'),
  lessons: () => import('./scheduling/screens.ts'),
  learn: () => import('./learning/screens.ts'),
  share: () => import('./learning/screens.ts'),
  devices: () => import('./devices/screens.ts'),
  play: () => import('./rounds/screens.ts'),
  shop: () => import('./commerce/screens.ts'),
  session,
}

/** The table that holds an address; that of the session for those that no other holds. */
export function tableOf(pathname: string): LoadScreens {
  return tables[pathname.split('/')[1] ?? ''] ?? session
}
