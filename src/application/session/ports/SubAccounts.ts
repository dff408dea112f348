import type { FamilyAccount } from '#domain/session/configuration'
import type { ChildGrant } from '#domain/session/session'
import { type Token, token } from '../../shared/token.ts'

export type ChildSignInAnswer =
  | { readonly kind: 'signed-in'; readonly child: ChildGrant }
  /** The child's own password is required and was not given. */
  | { readonly kind: 'password-needed' }
  | { readonly kind: 'password-wrong' }
  /** The parent may not open this account. */
  | { readonly kind: 'refused' }

/** Accounts of the family, opened with the parent's session. */
export interface SubAccounts {
  signIn(account: FamilyAccount, password?: string): Promise<ChildSignInAnswer>
}
export const SubAccounts: Token<SubAccounts> = token('SubAccounts')
