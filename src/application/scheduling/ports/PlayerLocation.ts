import type { Coordinates } from '#domain/scheduling/centre'
import { type Token, token } from '../../shared/token.ts'

/** Where the player is: asked only when the player wants it. */
export interface PlayerLocation {
  /** Absent where the player declines or the device can't tell. */
  ask(): Promise<Coordinates | undefined>
}
export const PlayerLocation: Token<PlayerLocation> = token('PlayerLocation')
