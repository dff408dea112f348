import type { DeviceTraits } from '#domain/learning/usage'
import { type Token, token } from '../../shared/token.ts'

/** What the player holds in the hand: screens turn and windows move, so it is asked each time. */
export interface DeviceInfo {
  traits(): DeviceTraits
}
export const DeviceInfo: Token<DeviceInfo> = token('DeviceInfo')
