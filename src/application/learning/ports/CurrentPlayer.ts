import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

/** The id of whoever watches and keeps; absent while nobody is signed in. */
export type CurrentPlayer = Source<string | undefined>
export const CurrentPlayer: Token<CurrentPlayer> = token('CurrentPlayer')
