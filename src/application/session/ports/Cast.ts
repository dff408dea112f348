import { type Token, token } from '../../shared/token.ts'

export interface CastMember {
  readonly name: string
  readonly username: string
  readonly password: string
  /** Description of this person for testers. */
  readonly about: string
}

/** People of the fake backend; empty on a real one. */
export type Cast = readonly CastMember[]
export const Cast: Token<Cast> = token('Cast')
