import type { RegionLink } from './ports/RegionalSites.ts'

/** The way to another region's site, from the sign-in that found it to the screen that leads there. */
export class RegionRedirect {
  way: RegionLink | undefined = undefined
}
