import * as calls from '#adapters/rest/rounds/courseCalls'
import * as holes from '#adapters/rest/rounds/holeCalls'
import { hourlyWeather, weatherFields } from '#adapters/rest/rounds/weatherCalls'
import { type Answer, type Handler, ok, onPlayerCall, type Player, refused } from '../../http/handler.ts'
import type { Language, Localised } from '../../world/languages.ts'
import type { World } from '../../world/World.ts'
import { countryList, courseList, type FakeCourse } from './courses/courseList.ts'
import { drawnHole } from './courses/drawing.ts'
import { forecast } from './courses/forecast.ts'
import { type FakeHole, holesOf, lengthsOf, teesOf } from './courses/holes.ts'
import { satelliteHole } from './courses/satellite.ts'

const noSuchCourse: Answer = refused(404, 404, { message: 'There is no such course' })
const notTheirs: Answer = refused(403, 403, { message: 'A player has only their own favourites' })

export const courseHandlers: readonly Handler[] = [
  onPlayerCall(calls.searchCourses, ({ world, player, language, query: { name, country, state, lat, long, size, page } }) => {
    const near = lat !== undefined && long !== undefined ? { latitude: Number(lat), longitude: Number(long) } : undefined
    if ((lat === undefined) !== (long === undefined) || Number(size) < 1) return refused(400, 400)
    const found = courseList
      .filter((course) => name === undefined || textsOf(course).some((text) => includes(text[language], name)))
      .filter((course) => (country === undefined || course.country === country) && (state === undefined || course.state === state))
      .map((course) => ({ course, distance: near && metresBetween(near, course) }))
      .toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
    const begin = Number(page) * Number(size)
    return ok(found.slice(begin, begin + Number(size)).map((each) => summaryOnWire(each, { world, player, language })))
  }),

  onPlayerCall(calls.courseById, ({ language, params }) => {
    const course = courseList.find(({ id }) => id === params['id'])
    return course ? ok(courseOnWire(course, language)) : noSuchCourse
  }),

  onPlayerCall(calls.courseCountries, ({ language }) =>
    ok(
      countryList.map(({ code, name, states }) => ({
        ...{ code, name: name[language] },
        states: states.map((state) => ({ code: state.code, name: state.name[language] })),
      })),
    ),
  ),

  onPlayerCall(
    calls.favouriteCourse,
    ({ world, player, query }) =>
      refusedFavourite(player, query) ?? ok({ favorite: world.favouriteCourses.find(idOf(query)) !== undefined }),
  ),

  onPlayerCall(calls.addFavouriteCourse, async ({ world, player, body }) => {
    const refusal = refusedFavourite(player, body)
    if (refusal) return refusal
    if (!world.favouriteCourses.find(idOf(body))) await world.favouriteCourses.add({ id: idOf(body), ...body })
    return ok({})
  }),

  onPlayerCall(calls.removeFavouriteCourse, ({ world, player, query }) => {
    const refusal = refusedFavourite(player, query)
    if (refusal) return refusal
    if (!world.favouriteCourses.find(idOf(query))) return refused(404, 404)
    world.favouriteCourses.remove(idOf(query))
    return ok({})
  }),

  onPlayerCall(holes.holeData, ({ query: { courseId, backgroundColor, holeNumber } }) =>
    pictureOf(courseId, holeNumber, (course, hole) => drawnHole(course, hole, backgroundColor)),
  ),
  onPlayerCall(holes.satelliteImage, ({ query: { courseId, hole } }) => pictureOf(courseId, hole, satelliteHole)),

  onPlayerCall(hourlyWeather, ({ world, body: { location, fields, timezone } }) => {
    const [corners] = location.coordinates
    const isClosed = String(corners[0]) === String(corners.at(-1))
    if (!isClosed || !weatherFields.every((field) => fields.includes(field)) || !isZone(timezone)) return refused(400, 400)
    const mean = (index: 0 | 1) => corners.reduce((sum, corner) => sum + corner[index], 0) / corners.length
    const intervals = forecast(world.now(), { latitude: mean(1), longitude: mean(0) }, timezone)
    return ok({ intervals })
  }),
]

/** What a course is searched by. */
function textsOf({ name, city, country: code, state }: FakeCourse): readonly Localised[] {
  const country = countryList.find((each) => each.code === code)
  const region = country?.states.find((each) => each.code === state)
  return [name, city, ...(country ? [country.name] : []), ...(region ? [region.name] : [])]
}

function includes(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}

interface Favourite {
  readonly playerId: string
  readonly courseId: string
}

export function idOf({ playerId, courseId }: Favourite): string {
  return `${playerId} ${courseId}`
}

function refusedFavourite(player: Player, { playerId, courseId }: Favourite): Answer | undefined {
  if (playerId !== player.id) return notTheirs
  return courseList.some(({ id }) => id === courseId) ? undefined : noSuchCourse
}

interface Found {
  readonly course: FakeCourse
  readonly distance: number | undefined
}

interface Asker {
  readonly world: World
  readonly player: Player
  readonly language: Language
}

function summaryOnWire({ course, distance }: Found, { world, player, language }: Asker) {
  const { id: courseId, name, city, country, state } = course
  return {
    ...{ courseId, courseName: name[language], city: city[language], country, ...(state !== undefined && { state }) },
    par: holesOf(course).reduce((sum, { par }) => sum + par, 0),
    favorite: world.favouriteCourses.find(idOf({ playerId: player.id, courseId })) !== undefined,
    ...(distance !== undefined && { distance: Math.round(distance) }),
  }
}

function courseOnWire(course: FakeCourse, language: Language) {
  const { id: courseId, name, city, latitude: lat, longitude: long, timeZone: timezone } = course
  return {
    ...{ courseId, courseName: name[language], city: city[language], lat, long, timezone },
    polygon: [-1, 1].flatMap((side) => [-side, side].map((end) => ({ lat: lat + side * 0.006, long: long + end * 0.008 }))),
    teeBoxes: teesOf(course).map(({ id, name: teeName, color, men, women }) => ({
      ...{ id, name: teeName[language], color },
      ratings: [...(men ? [ratingOnWire('MEN', men)] : []), ...(women ? [ratingOnWire('WOMEN', women)] : [])],
    })),
    holes: holesOf(course).map((hole) => ({ ...hole, distances: lengthsOf(course, hole) })),
  }
}

function ratingOnWire(gender: 'MEN' | 'WOMEN', [rating, slope]: readonly [number, number]) {
  return { gender, rating, slope }
}

function pictureOf(courseId: string, number: string, draw: (course: FakeCourse, hole: FakeHole) => string): Answer {
  const course = courseList.find(({ id }) => id === courseId)
  const hole = course && holesOf(course).find((each) => each.hole === Number(number))
  return course && hole ? ok({ image: `data:image/svg+xml;base64,${btoa(draw(course, hole))}` }) : noSuchCourse
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function metresBetween(one: { readonly latitude: number; readonly longitude: number }, other: FakeCourse): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const flat = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  const part = half(one.latitude, other.latitude) + flat * half(one.longitude, other.longitude)
  return 2 * 6_371_000 * Math.asin(Math.sqrt(part))
}
