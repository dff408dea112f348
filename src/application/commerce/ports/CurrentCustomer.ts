import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

/** Whom the shop knows: another name whenever somebody else acts, nothing for a guest. */
export type CurrentCustomer = Source<string | undefined>
export const CurrentCustomer: Token<CurrentCustomer> = token('CurrentCustomer')
