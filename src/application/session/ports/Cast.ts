import { type Token, token } from '../../shared/token.ts'

export interface CastMember {
  readonly name: string
  readonly username: string
  readonly password: string
  /** What this person is good for, in a few words. */
  readonly about: string
}

/** The people of the fake backend, to sign in as; nobody on a real one. */
export type Cast = readonly CastMember[]
export const Cast: Token<Cast> = token('Cast')
