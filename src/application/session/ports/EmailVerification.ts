import type { CodeRefusal } from '#domain/session/sentCode'
import { type Token, token } from '../../shared/token.ts'

export type VerifyKey = { readonly token: string } | { readonly code: string }
export type VerifyAnswer = { readonly kind: 'verified' } | { readonly kind: CodeRefusal }

/** Shows the club that an e-mail address is read by whose it is said to be. */
export interface EmailVerification {
  /** Sends a link to the address; earlier ones no longer count. */
  requestLink(email: string): Promise<void>
  /** By the token of a link, or a code that was typed; each works once. */
  verify(key: VerifyKey): Promise<VerifyAnswer>
}
export const EmailVerification: Token<EmailVerification> = token('EmailVerification')
