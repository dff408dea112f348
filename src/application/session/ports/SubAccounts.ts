import type { FamilyAccount } from '#domain/session/configuration'
import type { ChildGrant } from '#domain/session/session'
import { type Token, token } from '../../shared/token.ts'

export type ChildSignInAnswer =
  | { readonly kind: 'signed-in'; readonly child: ChildGrant }
  /** The child's own password is asked for, and none was given. */
  | { readonly kind: 'password-needed' }
  | { readonly kind: 'password-wrong' }
  /** It is not for this parent to open. */
  | { readonly kind: 'refused' }

/** Accounts of the family, which the parent opens in the own name. */
export interface SubAccounts {
  signIn(account: FamilyAccount, password?: string): Promise<ChildSignInAnswer>
}
export const SubAccounts: Token<SubAccounts> = token('SubAccounts')
