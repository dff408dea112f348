import type { Course, CourseCountry, CourseSummary, Position } from '#domain/rounds/course'
import { type Token, token } from '../../shared/token.ts'

export interface CourseSearch {
  /** Part of the name of a course, its city, state or country. */
  readonly name?: string | undefined
  /** Codes. */
  readonly country?: string | undefined
  readonly state?: string | undefined
  /** The nearest come first. */
  readonly near?: Position | undefined
}

/** The golf courses that the club knows. */
export interface Courses {
  search(search: CourseSearch, signal?: AbortSignal): Promise<readonly CourseSummary[]>
  byId(id: string, signal?: AbortSignal): Promise<Course>
  /** In the player's language. */
  countries(signal?: AbortSignal): Promise<readonly CourseCountry[]>
}
export const Courses: Token<Courses> = token('Courses')
