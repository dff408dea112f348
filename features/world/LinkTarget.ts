import type { Language } from '#domain/shared/language'

/** Why no link leads to where a player stands: each names something that a link can't bring along. */
export const obstacles = ['browser', 'several', 'storage', 'offline', 'whereabouts', 'account', 'unfinished', 'waiting'] as const
export type Obstacle = (typeof obstacles)[number]

/** Where a player is, as far as a link can tell it. */
export interface LinkAddress {
  readonly kind: 'place'
  /** The pass of whoever is signed in. */
  readonly token: string | undefined
  readonly language: Language
  /** Of the site on which the player is. */
  readonly hostname: string
  /** Of the screen, with its query. */
  readonly address: string
}

export type LinkTarget = LinkAddress | { readonly kind: 'untold'; readonly obstacle: Obstacle }

export function notLinkable(obstacle: Obstacle): LinkTarget {
  return { kind: 'untold', obstacle }
}
