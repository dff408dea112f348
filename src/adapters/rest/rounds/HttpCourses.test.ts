import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpCourses } from './HttpCourses.ts'

function answer(data: unknown, status = 200) {
  const { client, requests } = createTestTab(() => Response.json({ code: status === 200 ? 0 : status, data }, { status }))
  const queries = () => requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))
  return { client, queries }
}

describe('Courses on the wire', () => {
  test('[rounds.course-search-query] are searched with long, lat, name, state, country and paging', async () => {
    const { client, queries } = answer([])
    const courses = new HttpCourses(client)
    await courses.search({ name: 'links', country: 'US', state: 'ME', near: { latitude: 43.4, longitude: -70.5 } })
    await courses.search({ name: '', country: '', state: '' })
    expect(queries()).toEqual([
      { long: '-70.5', lat: '43.4', name: 'links', state: 'ME', country: 'US', size: '100', page: '0' },
      { size: '100', page: '0' },
    ])
  })

  test('leave out a broken course, and keep the others', async () => {
    const wire = { courseId: 'a', courseName: 'A', city: 'X', country: 'US', par: 72, favorite: true, distance: 1200 }
    const found = await new HttpCourses(answer([wire, { courseId: 'b' }]).client).search({})
    expect(found).toEqual([{ id: 'a', name: 'A', city: 'X', country: 'US', state: undefined, par: 72, isFavourite: true, distance: 1200 }])
  })

  test('have their holes in order', async () => {
    const holes = [2, 1].map((number) => ({ hole: number, par: 4, handicap: number, distances: { white: 340 } }))
    const place = { courseId: 'a', courseName: 'A', city: 'X', lat: 43, long: -70, timezone: 'America/New_York' }
    const ratings = [{ gender: 'WOMEN', rating: 74.8, slope: 132 }]
    const teeBoxes = [{ id: 'white', name: 'White', color: '#ffffff', ratings }]
    const polygon = [
      { lat: 43, long: -70 },
      { lat: 44, long: -70 },
      { lat: 44, long: -71 },
    ]
    const course = await new HttpCourses(answer({ ...place, polygon, teeBoxes, holes }).client).byId('a')
    expect(course.holes.map(({ number }) => number)).toEqual([1, 2])
    expect(course.teeBoxes[0]?.ratings).toEqual([{ players: 'women', rating: 74.8, slope: 132 }])
    expect(course.boundary[0]).toEqual({ latitude: 43, longitude: -70 })
  })

  test('leave out corners of their ground that are nowhere on earth', async () => {
    const place = { courseId: 'a', courseName: 'A', city: 'X', lat: 43, long: -70, timezone: 'America/New_York' }
    const corners = [43, 44, 91, 45].map((lat) => ({ lat, long: -70 }))
    const { boundary } = await new HttpCourses(answer({ ...place, polygon: corners, teeBoxes: [], holes: [] }).client).byId('a')
    expect(boundary.map(({ latitude }) => latitude)).toEqual([43, 44, 45])
  })

  test('have a square around their position where the club knows no ground', async () => {
    const place = { courseId: 'a', courseName: 'A', city: 'X', lat: 43, long: -70, timezone: 'America/New_York' }
    const { boundary } = await new HttpCourses(answer({ ...place, polygon: [], teeBoxes: [], holes: [] }).client).byId('a')
    expect(boundary).toHaveLength(4)
    const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(middle(boundary.map(({ latitude }) => latitude))).toBeCloseTo(43)
    expect(middle(boundary.map(({ longitude }) => longitude))).toBeCloseTo(-70)
  })
})
