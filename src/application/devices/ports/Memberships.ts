import type { Membership } from '#domain/devices/membership'
import { type Token, token } from '../../shared/token.ts'

/** The memberships of the player's launch monitors. */
export interface Memberships {
  /** Of every source. */
  all(signal?: AbortSignal): Promise<readonly Membership[]>
  /** On a launch monitor of the player. May be sent again. */
  activate(membershipId: string, deviceId: string): Promise<'activated' | 'in-use'>
  /** It stays until its last day, and nothing is charged any more. May be sent again. */
  stopRenewal(membershipId: string): Promise<void>
}
export const Memberships: Token<Memberships> = token('Memberships')
