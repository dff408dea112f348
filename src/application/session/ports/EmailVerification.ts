import type { CodeRefusal } from '#domain/session/sentCode'
import { type Token, token } from '../../shared/token.ts'

export type VerifyKey = { readonly token: string } | { readonly code: string }
export type VerifyAnswer = { readonly kind: 'verified' } | { readonly kind: CodeRefusal }

/** Verification of the player's email address. */
export interface EmailVerification {
  /** Sends a link; earlier ones become invalid. */
  requestLink(email: string): Promise<void>
  /** By the token of a link or by a typed code; each works once. */
  verify(key: VerifyKey): Promise<VerifyAnswer>
}
export const EmailVerification: Token<EmailVerification> = token('EmailVerification')
