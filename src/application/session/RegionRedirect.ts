import type { RegionLink } from './ports/RegionalSites.ts'

export class RegionRedirect {
  way: RegionLink | undefined = undefined
}
