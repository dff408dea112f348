import type { ResetContact } from '#domain/session/resetContact'
import type { CodeRefusal } from '#domain/session/sentCode'
import { type Token, token } from '../../shared/token.ts'

/** The token of a link, or the token for a confirmed code, which is valid for its contact only. */
export interface ResetKey {
  readonly token: string
  readonly contact?: ResetContact | undefined
}

export type ResetAnswer = { readonly kind: 'completed' } | { readonly kind: CodeRefusal }
export type ConfirmAnswer = { readonly kind: 'confirmed'; readonly token: string } | { readonly kind: CodeRefusal }

/** Password reset. No answer reveals whether an account exists. */
export interface PasswordResets {
  /** Sends a code; fails as `throttled` with the seconds to wait if the last one is too recent. */
  request(contact: ResetContact): Promise<void>
  /** Sends another code and invalidates earlier ones. */
  resend(contact: ResetContact): Promise<void>
  confirm(contact: ResetContact, code: string): Promise<ConfirmAnswer>
  /** A token works once. */
  complete(key: ResetKey, newPassword: string): Promise<ResetAnswer>
}
export const PasswordResets: Token<PasswordResets> = token('PasswordResets')
