import type { Purchase } from '#domain/devices/purchase'
import { type Token, token } from '../../shared/token.ts'

/** What the player paid for launch monitors. */
export interface DevicePurchases {
  all(signal?: AbortSignal): Promise<readonly Purchase[]>
}
export const DevicePurchases: Token<DevicePurchases> = token('DevicePurchases')
