import type { Buck } from '#domain/commerce/bucks/buck'
import { type Token, token } from '../../shared/token.ts'

/** Club money of the signed-in player. */
export interface Bucks {
  all(signal?: AbortSignal): Promise<readonly Buck[]>
}
export const Bucks: Token<Bucks> = token('Bucks')
