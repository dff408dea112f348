import type { Coordinates } from '#domain/scheduling/centre'
import { type Token, token } from '../../shared/token.ts'

/** Where the player is: asked only when the player wants it. */
export interface Whereabouts {
  /** Absent where the player declines or the device can't tell. */
  ask(): Promise<Coordinates | undefined>
}
export const Whereabouts: Token<Whereabouts> = token('Whereabouts')
