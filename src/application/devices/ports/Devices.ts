import type { Device, ReportReason } from '#domain/devices/device'
import { type Token, token } from '../../shared/token.ts'

/** The player's launch monitors. */
export interface Devices {
  /** Blocked ones may be among them. */
  all(signal?: AbortSignal): Promise<readonly Device[]>
  /** The code of the check of a serial number. */
  check(esn: string, signal?: AbortSignal): Promise<number>
  /** A code of the same table: 0 where it is registered. Must not be sent twice. */
  register(esn: string): Promise<number>
  /** Also where it is no longer the player's. */
  unregister(id: string): Promise<void>
  report(id: string, reason: ReportReason): Promise<void>
}
export const Devices: Token<Devices> = token('Devices')
