import { type Token, token } from '../../shared/token.ts'

/** What the other region's servers are told, so that nobody signs in twice. */
export interface RegionHandover {
  /** As the servers here gave it; nothing where they gave none. */
  readonly jwtToken: string | undefined
  readonly rememberMe: boolean
}

/** The way to another region's site. */
export interface RegionLink {
  /** Host name of the site, to be read. */
  readonly host: string
  /** With the handover sealed for that site alone, good for two minutes; without where it has no key. */
  readonly address: string
  /** False in a preview, from which that site can't be reached. */
  readonly isReachable: boolean
}

/** The club's sites in other regions. */
export interface RegionalSites {
  /** By the server's code for a region, as `JP`; nothing for one that nobody knows. Fails where the sealing can't be had. */
  wayTo(region: string, handover: RegionHandover): Promise<RegionLink | undefined>
}
export const RegionalSites: Token<RegionalSites> = token('RegionalSites')
