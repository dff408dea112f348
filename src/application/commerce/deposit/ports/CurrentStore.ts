import { type Token, token } from '../../../shared/token.ts'

/** The store in which the player orders. */
export interface CurrentStore {
  readonly code: string
}
export const CurrentStore: Token<CurrentStore> = token('CurrentStore')
