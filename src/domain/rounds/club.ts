import type { Metres } from '../shared/distance.ts'

/** What a club looks like and is made for; clubs of a bag are grouped by it. */
export type ClubKind = 'wood' | 'hybrid' | 'iron' | 'wedge' | 'putter' | 'other'

export interface Manufacturer {
  readonly id: string
  readonly name: string
}

/** Woods, irons, wedges … */
export interface ParentCategory {
  readonly id: string
  readonly name: string
  readonly kind: ClubKind
}

/** Driver, 7 iron, pitching wedge …, in the order of a bag. */
export interface ClubCategory {
  readonly id: string
  readonly parentId: string
  readonly name: string
  /** As on the club's sole: "7", "PW". */
  readonly shortName: string
  /** In degrees; as such clubs usually have. */
  readonly usualLoft: number | undefined
  /** As an average player hits it. */
  readonly usualDistance: Metres | undefined
  /** Part of a usual set. */
  readonly isInUsualSet: boolean
}

export interface ClubLists {
  readonly manufacturers: readonly Manufacturer[]
  readonly categories: readonly ClubCategory[]
  readonly parents: readonly ParentCategory[]
}

/** A club as it is added to a bag. */
export interface ClubEntry {
  readonly categoryId: string
  readonly manufacturerId: string | undefined
  readonly model: string
  /** In degrees. */
  readonly loft: number | undefined
  /** How far the ball carries. */
  readonly distance: Metres | undefined
  /** The name under which its picture was uploaded. */
  readonly pictureKey: string | undefined
}

export interface Club extends ClubEntry {
  readonly id: number
  readonly bagId: number
}

/** A player may carry no more of them in a round (Rule 4.1b). */
const mostClubsInRound = 14

/** What is too many for a round; 0 where it is not. */
export function clubsTooMany(clubs: readonly unknown[]): number {
  return Math.max(0, clubs.length - mostClubsInRound)
}

export function categoryOf({ categoryId }: Pick<ClubEntry, 'categoryId'>, { categories }: Pick<ClubLists, 'categories'>) {
  return categories.find(({ id }) => id === categoryId)
}

export function kindOf(club: Pick<ClubEntry, 'categoryId'>, lists: Pick<ClubLists, 'categories' | 'parents'>): ClubKind {
  const category = categoryOf(club, lists)
  return lists.parents.find(({ id }) => id === category?.parentId)?.kind ?? 'other'
}

/** From the driver to the putter; of one category the stronger loft first. Clubs of an unknown category come last. */
export function inBagOrder<T extends Pick<Club, 'id' | 'categoryId' | 'loft'>>(
  clubs: readonly T[],
  lists: Pick<ClubLists, 'categories'>,
): readonly T[] {
  const place = ({ categoryId }: T) => {
    const index = lists.categories.findIndex(({ id }) => id === categoryId)
    return index < 0 ? lists.categories.length : index
  }
  return clubs.toSorted((one, other) => place(one) - place(other) || (one.loft ?? 0) - (other.loft ?? 0) || one.id - other.id)
}

export interface ClubGroup {
  /** Absent for clubs whose category nobody knows. */
  readonly parent: ParentCategory | undefined
  readonly clubs: readonly Club[]
}

/** Clubs by their parent category, in the order of a bag. */
export function groupedByParent(clubs: readonly Club[], lists: Pick<ClubLists, 'categories' | 'parents'>): readonly ClubGroup[] {
  const ordered = inBagOrder(clubs, lists)
  const parentOf = (club: Club) => lists.parents.find(({ id }) => id === categoryOf(club, lists)?.parentId)
  const parents = new Set(ordered.map(parentOf))
  return [...parents].map((parent) => ({ parent, clubs: ordered.filter((club) => parentOf(club) === parent) }))
}

/** One of each category that a usual set has, with the usual loft and distance. */
export function usualSet({ categories }: Pick<ClubLists, 'categories'>): readonly ClubEntry[] {
  return categories
    .filter(({ isInUsualSet }) => isInUsualSet)
    .map(({ id, usualLoft, usualDistance }) => ({
      ...{ categoryId: id, manufacturerId: undefined, model: '', pictureKey: undefined },
      ...{ loft: usualLoft, distance: usualDistance },
    }))
}

/** Whether a write has added each of these: unknown before, and one club for each. */
export function wereAdded(entries: readonly ClubEntry[], clubs: readonly Club[], known: readonly Club[]): boolean {
  const left = clubs.filter((club) => !known.some(({ id }) => id === club.id))
  return entries.every((entry) => {
    const index = left.findIndex((club) => isSameEntry(club, entry))
    return index >= 0 && left.splice(index, 1).length > 0
  })
}

const comparedFields = [
  'categoryId',
  'manufacturerId',
  'model',
  'loft',
  'distance',
  'pictureKey',
] as const satisfies readonly (keyof ClubEntry)[]

function isSameEntry(one: ClubEntry, other: ClubEntry): boolean {
  return comparedFields.every((field) => one[field] === other[field])
}

/** The same club without its place, to be added once more. */
export function entryOf({ id: _id, bagId: _bagId, ...entry }: Club): ClubEntry {
  return entry
}
