import type { LessonCredits } from '#domain/session/credit'
import type { Player } from '#domain/session/player'
import type { SignInGrant } from '#domain/session/session'
import { type Token, token } from '../../shared/token.ts'

export interface Credentials {
  /** E-mail address or phone number. */
  readonly username: string
  readonly password: string
}

export interface SignedIn {
  readonly kind: 'signed-in'
  readonly signIn: SignInGrant
}

export interface Refused {
  readonly kind: 'refused'
  readonly code: number | string | undefined
  /** The server's own, without tokens; kept, never shown. */
  readonly payload: unknown
}

/** The account lives in another region. */
export interface WrongRegion {
  readonly kind: 'wrong-region'
  /** The server's code for it, as `JP`. */
  readonly region: string
  /** What the servers there take for a sign-in. */
  readonly jwtToken: string | undefined
}

export type SignInAnswer = SignedIn | WrongRegion | Refused

/** Who keeps the profile: a launch monitor's customers have theirs elsewhere. */
export type ProfileOf = 'club' | 'launch-monitor'

/** The player's account on the server. Reads fail with the code alone. */
export interface Accounts {
  signIn(credentials: Credentials): Promise<SignInAnswer>
  /** The club's own unless said otherwise. */
  profile(of?: ProfileOf): Promise<Player>
  /** Version 2: what is left. */
  credit(): Promise<number>
  /** Version 3: what is left, of how many, and until when. */
  creditV3(): Promise<LessonCredits>
}
export const Accounts: Token<Accounts> = token('Accounts')
