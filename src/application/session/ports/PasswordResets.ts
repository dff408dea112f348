import type { ResetContact } from '#domain/session/resetContact'
import type { CodeRefusal } from '#domain/session/sentCode'
import { type Token, token } from '../../shared/token.ts'

/** What lets a new password in: the token of a link, or the one that a code was changed into, which holds for its contact alone. */
export interface ResetKey {
  readonly token: string
  readonly contact?: ResetContact | undefined
}

export type ResetAnswer = { readonly kind: 'completed' } | { readonly kind: CodeRefusal }
export type ConfirmAnswer = { readonly kind: 'confirmed'; readonly token: string } | { readonly kind: CodeRefusal }

/** A new password for somebody who has forgotten the old one. Nothing here tells whether an account is there. */
export interface PasswordResets {
  /** Asks for a code; too soon after the last one it fails as `throttled`, with seconds to wait. */
  request(contact: ResetContact): Promise<void>
  /** Another code, after which the earlier ones are no good. */
  resend(contact: ResetContact): Promise<void>
  confirm(contact: ResetContact, code: string): Promise<ConfirmAnswer>
  /** A token works once. */
  complete(key: ResetKey, newPassword: string): Promise<ResetAnswer>
}
export const PasswordResets: Token<PasswordResets> = token('PasswordResets')
