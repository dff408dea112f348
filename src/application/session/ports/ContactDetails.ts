import type { Contact } from '#domain/session/contact'
import { type Token, token } from '../../shared/token.ts'
import type { CodeAnswer } from './CodeAnswer.ts'

/** The answer's body is kept and never shown. */
export interface AddressTaken {
  readonly kind: 'address-taken'
  readonly payload: unknown
}
export type CodeSent = { readonly kind: 'sent' } | AddressTaken
export type ContactChanged = { readonly kind: 'changed' } | AddressTaken

/** The player's contact details. A new email address is confirmed by a code before it is saved. */
export interface ContactDetails {
  /** Failures contain the code only. */
  current(): Promise<Contact>
  /** Sends a code to the new address. */
  requestCode(email: string): Promise<CodeSent>
  /** Confirms the code that was sent last. */
  confirmCode(code: string): Promise<CodeAnswer>
  /** Saves everything at once. */
  save(contact: Contact): Promise<ContactChanged>
}
export const ContactDetails: Token<ContactDetails> = token('ContactDetails')
