import { type Token, token } from '../../shared/token.ts'
import type { Refused, SignedIn } from './SignIns.ts'

/** Sign-in data in the page's address. */
export type TokenSignIn =
  /** From another region's site; works once, for two minutes. */
  | { readonly kind: 'region'; readonly authToken: string }
  /** From the club's staff; works once. */
  | { readonly kind: 'ticket'; readonly ticket: string; readonly isSkytrak: boolean }

/** Sign-in without a password. */
export interface TokenSignIns {
  signIn(tokenSignIn: TokenSignIn): Promise<SignedIn | Refused>
}
export const TokenSignIns: Token<TokenSignIns> = token('TokenSignIns')
