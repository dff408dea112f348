import { type Token, token } from '../../shared/token.ts'

/** Leaves the product for another site, in this window. */
export type RegionRedirects = (address: string) => void
export const RegionRedirects: Token<RegionRedirects> = token('RegionRedirects')
