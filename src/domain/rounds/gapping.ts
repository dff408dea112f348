import { type Metres, metresPerYard } from '../shared/distance.ts'
import { type Club, type ClubLists, inBagOrder, kindOf } from './club.ts'

/** `wide`: a distance that no club covers. `overlap`: two clubs for one distance. */
export type GapKind = 'even' | 'wide' | 'overlap'

/** A club among those that are hit a distance, the longest first. */
export interface GappedClub {
  readonly club: Club
  readonly distance: Metres
  /** How much farther than the next shorter club; absent for the shortest. */
  readonly gap: { readonly metres: Metres; readonly kind: GapKind } | undefined
}

/** Less than five yards apart, two clubs do the same. */
const overlapBelow = 5 * metresPerYard
/** More than twenty yards apart, a full swing is missing between them. */
const wideAbove = 20 * metresPerYard

/** Putters, and clubs without a distance, are not part of it. */
export function gappingOf(clubs: readonly Club[], lists: ClubLists): readonly GappedClub[] {
  const hit = inBagOrder(clubs, lists).flatMap((club) =>
    club.distance === undefined || kindOf(club, lists) === 'putter' ? [] : [{ club, distance: club.distance }],
  )
  const sorted = hit.toSorted((one, other) => other.distance - one.distance)
  return sorted.map((each, index) => ({ ...each, gap: gapBetween(each.distance, sorted[index + 1]?.distance) }))
}

/** A millimetre does not count: distances of yards are no round metres. */
function gapBetween(longer: Metres, shorter: Metres | undefined): GappedClub['gap'] {
  if (shorter === undefined) return undefined
  const metres = Math.round((longer - shorter) * 1000) / 1000
  return { metres, kind: kindOfGap(metres) }
}

function kindOfGap(metres: Metres): GapKind {
  if (metres < round(overlapBelow)) return 'overlap'
  return metres > round(wideAbove) ? 'wide' : 'even'
}

function round(metres: Metres): Metres {
  return Math.round(metres * 1000) / 1000
}
