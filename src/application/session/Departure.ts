import type { WayToRegion } from './ports/RegionalSites.ts'

/** The way to another region's site, from the sign-in that found it to the screen that leads there. */
export class Departure {
  way: WayToRegion | undefined = undefined
}
