import type { DeviceTraits } from '#domain/learning/usage'
import { type Token, token } from '../../shared/token.ts'

/** Read it each time: screens turn and windows are resized. */
export interface DeviceInfo {
  traits(): DeviceTraits
}
export const DeviceInfo: Token<DeviceInfo> = token('DeviceInfo')
