import { type Token, token } from '../../shared/token.ts'

/** What the other region's servers receive, so that nobody signs in twice. */
export interface RegionHandover {
  /** From the servers here; undefined if they gave none. */
  readonly jwtToken: string | undefined
  readonly rememberMe: boolean
}

/** A redirect to another region's site. */
export interface RegionLink {
  /** Host name, to be shown. */
  readonly host: string
  /** Contains the token encrypted for that site, valid for two minutes; without a public key, no token. */
  readonly address: string
  /** False in a preview that can't reach the site. */
  readonly isReachable: boolean
}

/** The club's sites in other regions. */
export interface RegionalSites {
  /** `region`: the server's code, such as `JP`; undefined for an unknown one. Fails if the encryption code can't be loaded. */
  wayTo(region: string, handover: RegionHandover): Promise<RegionLink | undefined>
}
export const RegionalSites: Token<RegionalSites> = token('RegionalSites')
