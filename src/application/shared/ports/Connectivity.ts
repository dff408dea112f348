import type { Source } from '../Source.ts'
import { type Token, token } from '../token.ts'

/** `true` while the browser has a network. */
export type Connectivity = Source<boolean>
export const Connectivity: Token<Connectivity> = token('Connectivity')
