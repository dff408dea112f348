import type { SignInGrant } from '#domain/session/session'
import { type Token, token } from '../../shared/token.ts'

export interface Credentials {
  /** Email address or phone number. */
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
  /** The server's answer without tokens; kept and never shown. */
  readonly payload: unknown
}

/** The account belongs to another region. */
export interface WrongRegion {
  readonly kind: 'wrong-region'
  /** The server's code, such as `JP`. */
  readonly region: string
  /** The token that signs in at that region's servers. */
  readonly jwtToken: string | undefined
}

export type SignInAnswer = SignedIn | WrongRegion | Refused

/** Sign-in by password. */
export interface SignIns {
  signIn(credentials: Credentials): Promise<SignInAnswer>
}
export const SignIns: Token<SignIns> = token('SignIns')
