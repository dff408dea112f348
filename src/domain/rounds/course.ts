import type { Metres } from '../shared/distance.ts'

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** A country, with the states by which its courses can be narrowed; some have none. */
export interface CourseCountry {
  /** ISO 3166, such as `US`. */
  readonly code: string
  readonly name: string
  readonly states: readonly { readonly code: string; readonly name: string }[]
}

/** A course as lists show it. */
export interface CourseSummary {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly country: string
  readonly state: string | undefined
  readonly par: number
  readonly isFavourite: boolean
  /** From the position that was searched around. */
  readonly distance: Metres | undefined
}

/** Ratings differ for men and women on the same tees. */
export interface TeeRating {
  readonly players: 'men' | 'women'
  /** Absent where nobody has rated the tees. */
  readonly rating: number | undefined
  readonly slope: number | undefined
}

export interface TeeBox {
  readonly id: string
  readonly name: string
  /** Such as `#1f6fb2`. */
  readonly colour: string
  readonly ratings: readonly TeeRating[]
}

export interface Hole {
  readonly number: number
  readonly par: number
  /** Absent where the course has not published it. */
  readonly strokeIndex: number | undefined
  /** By the id of the tee box. */
  readonly lengths: Readonly<Record<string, Metres>>
}

export interface Course {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly position: Position
  /** The ground of the course, its corners in order. */
  readonly boundary: readonly Position[]
  /** IANA name; tee times are in this zone. */
  readonly timeZone: string
  readonly teeBoxes: readonly TeeBox[]
  readonly holes: readonly Hole[]
}

export function parOf({ holes }: Pick<Course, 'holes'>): number {
  return holes.reduce((sum, { par }) => sum + par, 0)
}

/** From these tees to the green of every hole. Absent where a hole's length is unknown. */
export function lengthOf({ holes }: Pick<Course, 'holes'>, teeBoxId: string): Metres | undefined {
  return holes.reduce<Metres | undefined>((sum, { lengths }) => {
    const length = lengths[teeBoxId]
    return sum === undefined || length === undefined ? undefined : sum + length
  }, 0)
}

/** Longest first. */
export function teesByLength(course: Course): readonly TeeBox[] {
  return course.teeBoxes.toSorted((one, other) => (lengthOf(course, other.id) ?? 0) - (lengthOf(course, one.id) ?? 0))
}
