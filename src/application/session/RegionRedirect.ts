import type { RegionLink } from './ports/RegionalSites.ts'

/** Passes the redirect from the sign-in to the screen that shows it. */
export class RegionRedirect {
  way: RegionLink | undefined = undefined
}
