import type { Course } from './course.ts'

/** Where the ball lay, as fractions of the hole's picture from its upper left corner. */
export interface PlayPoint {
  readonly x: number
  readonly y: number
}

export interface PointsOfHole {
  readonly hole: number
  /** In order, from the tee. */
  readonly points: readonly PlayPoint[]
}

export interface RoundComment {
  readonly id: number
  readonly author: string
  readonly text: string
  readonly at: Temporal.Instant
}

/** How a player has scored on a hole so far. */
export interface HoleRecord {
  readonly courseId: string
  readonly hole: number
  readonly times: number
  readonly best: number
  readonly average: number
}

export interface HoleScore {
  readonly number: number
  readonly par: number
  readonly best: number
  readonly average: number
}

/** Of the holes of a course that were played, by number. */
export function holeScoresOn({ id, holes }: Pick<Course, 'id' | 'holes'>, records: readonly HoleRecord[]): readonly HoleScore[] {
  return holes.flatMap(({ number, par }) => {
    const record = records.find(({ courseId, hole }) => courseId === id && hole === number)
    return record ? [{ number, par, best: record.best, average: record.average }] : []
  })
}

export const mostPoints = 30

export function pointAt(x: number, y: number): PlayPoint {
  return { x: hundredths(x), y: hundredths(y) }
}

/** Inside the picture, and fine enough for a finger. */
function hundredths(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}
