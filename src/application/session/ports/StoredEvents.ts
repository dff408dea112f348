import { type Token, token } from '../../shared/token.ts'

/** Events on this device that were not sent yet. */
export interface StoredEvents {
  forget(): void
}
export const StoredEvents: Token<StoredEvents> = token('StoredEvents')
