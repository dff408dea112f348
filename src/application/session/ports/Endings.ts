import type { Ending } from '#domain/session/ending'
import type { Player } from '#domain/session/player'
import { type Token, token } from '../../shared/token.ts'

export interface EndingList {
  readonly endings: readonly Ending[]
  /** A part of them can't be read now. */
  readonly isPartial: boolean
}

/** What the other contexts know of a player that ends or renews. */
export interface Endings {
  /** Without a player, whose profile can't be read, everything is asked for. */
  of(player: Player | undefined): Promise<EndingList>
}
export const Endings: Token<Endings> = token('Endings')
