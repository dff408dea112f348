import type { CourseSearch, Courses } from '#app/rounds/ports/Courses'
import type { Course, CourseCountry, CourseSummary, Position } from '#domain/rounds/course'
import type { RestClient } from '../RestClient.ts'
import { type CourseOnWire, type CourseSummaryOnWire, courseById, courseCountries, searchCourses } from './courseCalls.ts'
import { indexFrom, playersFrom } from './teeMapping.ts'

/** All at once: lists are narrowed by what is searched for. */
const paging = { size: '100', page: '0' }

export class HttpCourses implements Courses {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async search({ name, country, state, near }: CourseSearch, signal?: AbortSignal): Promise<readonly CourseSummary[]> {
    const position = near && { long: String(near.longitude), lat: String(near.latitude) }
    const query = { ...position, ...(name && { name }), ...(state && { state }), ...(country && { country }), ...paging }
    const { data } = await this.client.send(searchCourses, { query, signal })
    return data.map(summaryFrom)
  }

  async byId(id: string, signal?: AbortSignal): Promise<Course> {
    const { data } = await this.client.send(courseById, { params: { id }, signal })
    return courseFrom(data)
  }

  async countries(signal?: AbortSignal): Promise<readonly CourseCountry[]> {
    return (await this.client.send(courseCountries, { signal })).data
  }
}

function summaryFrom({ courseId, courseName, favorite, ...wire }: CourseSummaryOnWire): CourseSummary {
  const { city, country, state, par, distance } = wire
  return { id: courseId, name: courseName, isFavourite: favorite, city, country, state, par, distance }
}

function courseFrom({ courseId, courseName, city, lat, long, timezone, polygon, teeBoxes, holes }: CourseOnWire): Course {
  const position = { latitude: lat, longitude: long }
  return {
    ...{ id: courseId, name: courseName, city, timeZone: timezone, position },
    boundary: polygon.length < 3 ? squareAround(position) : polygon.map((corner) => ({ latitude: corner.lat, longitude: corner.long })),
    teeBoxes: teeBoxes.map(({ id, name, color, ratings }) => ({
      ...{ id, name, colour: color },
      ratings: ratings.map(({ gender, rating, slope }) => ({
        players: playersFrom(gender),
        rating: rating ?? undefined,
        slope: slope ?? undefined,
      })),
    })),
    holes: holes
      .map(({ hole, par, handicap, distances }) => ({ number: hole, par, strokeIndex: indexFrom(handicap), lengths: distances }))
      .toSorted((one, other) => one.number - other.number),
  }
}

const halfSide = 0.005

function squareAround({ latitude, longitude }: Position): readonly Position[] {
  const [south, north] = [latitude - halfSide, latitude + halfSide]
  const [west, east] = [longitude - halfSide, longitude + halfSide]
  return [
    { latitude: south, longitude: west },
    { latitude: south, longitude: east },
    { latitude: north, longitude: east },
    { latitude: north, longitude: west },
  ]
}
