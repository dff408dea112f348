import { type Token, token } from '../../shared/token.ts'

export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
}

export type PasswordChanged =
  | { readonly kind: 'changed' }
  /** The answer's body is kept and never shown. */
  | { readonly kind: 'wrong-password'; readonly payload: unknown }

export interface Passwords {
  /** Succeeds only with the expected answer; everything else is a failure. */
  change(change: PasswordChange): Promise<PasswordChanged>
}
export const Passwords: Token<Passwords> = token('Passwords')
