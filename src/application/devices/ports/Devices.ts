import type { Device } from '#domain/devices/device'
import { type Token, token } from '../../shared/token.ts'

/** The player's launch monitors. */
export interface Devices {
  /** Blocked ones may be among them. */
  all(signal?: AbortSignal): Promise<readonly Device[]>
}
export const Devices: Token<Devices> = token('Devices')
