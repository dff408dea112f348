import { type Token, token } from '../../shared/token.ts'

/** Leaves the product for another site, in this window. */
export type Departures = (address: string) => void
export const Departures: Token<Departures> = token('Departures')
