import { type Token, token } from '../../shared/token.ts'
import type { Refused, SignedIn } from './SignIns.ts'

/** What the page's address brought along to sign in with. */
export type TokenSignIn =
  /** From another region's site; works once, for two minutes. */
  | { readonly kind: 'region'; readonly authToken: string }
  /** From the club's staff; works once. */
  | { readonly kind: 'ticket'; readonly ticket: string; readonly isSkytrak: boolean }

/** Signing in without a password. */
export interface TokenSignIns {
  signIn(tokenSignIn: TokenSignIn): Promise<SignedIn | Refused>
}
export const TokenSignIns: Token<TokenSignIns> = token('TokenSignIns')
