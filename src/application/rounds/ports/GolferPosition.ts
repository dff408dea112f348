import type { Position } from '#domain/rounds/course'
import { type Token, token } from '../../shared/token.ts'

/** The device's position. The browser asks for permission, so call it only on the player's request. */
export interface GolferPosition {
  /** Absent if the player refuses or the device doesn't know. */
  ask(): Promise<Position | undefined>
}
export const GolferPosition: Token<GolferPosition> = token('GolferPosition')
