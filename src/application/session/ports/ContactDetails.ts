import type { Contact } from '#domain/session/contact'
import { type Token, token } from '../../shared/token.ts'
import type { CodeAnswer } from './CodeAnswer.ts'

/** The answer's body is kept with a refusal, never shown. */
export interface AddressTaken {
  readonly kind: 'address-taken'
  readonly payload: unknown
}
export type CodeSent = { readonly kind: 'sent' } | AddressTaken
export type ContactChanged = { readonly kind: 'changed' } | AddressTaken

/** How the club reaches the player. A new e-mail address is confirmed by a code before it is saved. */
export interface ContactDetails {
  /** Fails with the code alone. */
  current(): Promise<Contact>
  /** Sends a code to an address that is to become the player's. */
  requestCode(email: string): Promise<CodeSent>
  /** Confirms the code that was sent last. */
  confirmCode(code: string): Promise<CodeAnswer>
  /** Saves all of them at once. */
  save(contact: Contact): Promise<ContactChanged>
}
export const ContactDetails: Token<ContactDetails> = token('ContactDetails')
