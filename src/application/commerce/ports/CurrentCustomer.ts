import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

/** The customer's id in the shop; it changes with the signed-in player or child, and is undefined for guests. */
export type CurrentCustomer = Source<string | undefined>
export const CurrentCustomer: Token<CurrentCustomer> = token('CurrentCustomer')
