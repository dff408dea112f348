import type { Coordinates } from '#domain/scheduling/centre'
import { type Token, token } from '../../shared/token.ts'

/** The device's position. The browser asks for permission, so call it only on the player's request. */
export interface PlayerLocation {
  /** Undefined if the player refuses or the device doesn't know. */
  ask(): Promise<Coordinates | undefined>
}
export const PlayerLocation: Token<PlayerLocation> = token('PlayerLocation')
