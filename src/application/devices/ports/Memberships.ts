import type { Membership } from '#domain/devices/membership'
import { type Token, token } from '../../shared/token.ts'

/** The memberships of the player's launch monitors. */
export interface Memberships {
  /** Of every source. */
  all(signal?: AbortSignal): Promise<readonly Membership[]>
}
export const Memberships: Token<Memberships> = token('Memberships')
