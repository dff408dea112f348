import type { Bag } from '#domain/rounds/bag'
import type { Club, ClubCategory, ClubLists } from '#domain/rounds/club'

/** Without `lastModified` unless one is given, as `2026-05-03T08:00Z`. */
export function buildBag(id: number, given: { readonly name?: string; readonly lastModified?: string } = {}): Bag {
  const { name = `Bag ${id}`, lastModified } = given
  return { id, name, lastModified: lastModified === undefined ? undefined : Temporal.Instant.from(lastModified) }
}

/** Of bag 1. */
export function buildClub(id: number, categoryId: string, given: Partial<Club> = {}): Club {
  return {
    id,
    bagId: 1,
    categoryId,
    manufacturerId: undefined,
    model: '',
    loft: undefined,
    distance: undefined,
    pictureKey: undefined,
    ...given,
  }
}

function category(id: string, parentId: string, name: string, given: Partial<ClubCategory> = {}): ClubCategory {
  return { id, parentId, name, shortName: id.toUpperCase(), usualLoft: undefined, usualDistance: undefined, isInUsualSet: true, ...given }
}

export const clubLists: ClubLists = {
  manufacturers: [
    { id: 'halden', name: 'Halden' },
    { id: 'orrin', name: 'Orrin' },
  ],
  parents: [
    { id: 'woods', name: 'Woods', kind: 'wood' },
    { id: 'irons', name: 'Irons', kind: 'iron' },
    { id: 'putters', name: 'Putters', kind: 'putter' },
  ],
  categories: [
    category('d', 'woods', 'Driver', { usualLoft: 10.5, usualDistance: 219.456 }),
    category('5w', 'woods', '5 wood', { usualLoft: 18, isInUsualSet: false }),
    category('7', 'irons', '7 iron', { usualLoft: 34, usualDistance: 137.16 }),
    category('p', 'putters', 'Putter', { usualLoft: 3 }),
  ],
}
