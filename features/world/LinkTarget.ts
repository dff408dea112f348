import type { Language } from '#domain/shared/language'

/** What a link can't reproduce. */
export const obstacles = ['browser', 'several', 'storage', 'offline', 'whereabouts', 'account', 'unfinished', 'waiting'] as const
export type Obstacle = (typeof obstacles)[number]

export interface LinkAddress {
  readonly kind: 'place'
  readonly token: string | undefined
  readonly language: Language
  readonly hostname: string
  readonly address: string
}

export type LinkTarget = LinkAddress | { readonly kind: 'untold'; readonly obstacle: Obstacle }

export function notLinkable(obstacle: Obstacle): LinkTarget {
  return { kind: 'untold', obstacle }
}
