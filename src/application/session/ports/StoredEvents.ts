import { type Token, token } from '../../shared/token.ts'

/** What this device keeps of the use of the club, until the club has it. */
export interface StoredEvents {
  forget(): void
}
export const StoredEvents: Token<StoredEvents> = token('StoredEvents')
