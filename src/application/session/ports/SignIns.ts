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

/** Signing in with a password. */
export interface SignIns {
  signIn(credentials: Credentials): Promise<SignInAnswer>
}
export const SignIns: Token<SignIns> = token('SignIns')
