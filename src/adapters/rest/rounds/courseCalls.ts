import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { isZone } from '../zones.ts'
import { printedHole, teeRating } from './roundSchemas.ts'

const text = z.string().check(z.minLength(1))
const number = z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/))
const done = answered(maybe(z.unknown()))
const measure = z.number().check(z.nonnegative())
const whole = z.int().check(z.positive())

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most))

const summary = z.object({
  ...{ courseId: text, courseName: text, city: text, country: text, state: maybe(text), par: whole },
  ...{ favorite: z._default(z.boolean(), false), distance: maybe(measure) },
})
export type CourseSummaryOnWire = z.infer<typeof summary>

/** `distance` in metres, where a position was sent; then the nearest come first. */
export const searchCourses = call({
  id: 'rounds.courses-search',
  method: 'GET',
  path: '/api/v2/game-tracking/course',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({
    ...{ name: z.optional(text), state: z.optional(text), country: z.optional(text) },
    ...{ long: z.optional(number), lat: z.optional(number), size: number, page: number },
  }),
  answer: answered(listOf(summary)),
})

const teeBox = z.object({
  ...{ id: text, name: text, color: z.string().check(z.regex(/^#[\da-f]{6}$/i)) },
  ratings: listOf(z.object(teeRating)),
})
const hole = z.object({
  ...printedHole,
  /** In metres, by the id of the tee box. */
  distances: z.record(z.string(), measure),
})
const course = z.object({
  ...{ courseId: text, courseName: text, city: text, lat: z.number(), long: z.number(), timezone: text.check(z.refine(isZone)) },
  /** The ground of the course, its corners in order; the weather needs three of them. */
  polygon: listOf(z.object({ lat: degrees(90), long: degrees(180) })),
  /** A course without one of its holes would be another course. */
  ...{ teeBoxes: listOf(teeBox), holes: z.array(hole) },
})
export type CourseOnWire = z.infer<typeof course>

export const courseById = call({
  id: 'rounds.course-get',
  method: 'GET',
  path: '/api/v2/game-tracking/course/{id}',
  auth: 'player',
  kind: 'read',
  answer: answered(course),
})

const place = { code: text, name: text }

export const courseCountries = call({
  id: 'rounds.course-country-state',
  method: 'GET',
  path: '/api/course/country-state',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(z.object({ ...place, states: z._default(z.array(z.object(place)), []) }))),
})

const favourite = z.strictObject({ playerId: text, courseId: text })
const favouritePath = '/api/game-tracking/course/favorite'

export const favouriteCourse = call({
  id: 'rounds.favorite-course-get',
  method: 'GET',
  path: favouritePath,
  auth: 'player',
  kind: 'read',
  query: favourite,
  answer: answered(z.object({ favorite: z.boolean() })),
})

export const addFavouriteCourse = call({
  id: 'rounds.favorite-course-add',
  method: 'POST',
  path: favouritePath,
  auth: 'player',
  kind: 'idempotent',
  body: favourite,
  answer: done,
})

export const removeFavouriteCourse = call({
  id: 'rounds.favorite-course-remove',
  method: 'DELETE',
  path: favouritePath,
  auth: 'player',
  kind: 'idempotent',
  query: favourite,
  answer: done,
})
