import { type Token, token } from '../../shared/token.ts'
import type { Refused, SignedIn } from './Accounts.ts'

/** What the page's address brought along to sign in with. */
export type Arrival =
  /** From another region's site; works once, for two minutes. */
  | { readonly kind: 'region'; readonly authToken: string }
  /** From the club's staff; works once. */
  | { readonly kind: 'ticket'; readonly ticket: string; readonly isSkytrak: boolean }

/** Signing in without a password. */
export interface Arrivals {
  signIn(arrival: Arrival): Promise<SignedIn | Refused>
}
export const Arrivals: Token<Arrivals> = token('Arrivals')
