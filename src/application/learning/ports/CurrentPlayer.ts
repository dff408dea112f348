import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

/** Id of the player who watches; undefined while signed out. */
export type CurrentPlayer = Source<string | undefined>
export const CurrentPlayer: Token<CurrentPlayer> = token('CurrentPlayer')
