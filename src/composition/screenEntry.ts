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
}

/** Who may open a screen: only those signed out, anybody, guests and players (in the shop or elsewhere), or only players. */
export type Access = 'visitor' | 'anybody' | 'shopper' | 'guest' | 'player'

export interface Layout {
  readonly id: string
  readonly part: LoadPart
  readonly screen?: () => Promise<ComponentType>
}
