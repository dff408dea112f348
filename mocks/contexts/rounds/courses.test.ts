import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'
import { courseList } from './courses/courseList.ts'
import { drawnHole } from './courses/drawing.ts'
import { holesOf, lengthsOf, teesOf } from './courses/holes.ts'
import { satelliteHole } from './courses/satellite.ts'

const api = 'https://api.global.clubhouse.invalid'

async function createPlayer() {
  const { visitor, backend } = await createVisitor('player-mateo')
  return async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${visitor.grant.access_token}`, 'accept-language': 'en', 'content-type': 'application/json' }
    const request = new Request(`${api}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    return (await backend.handle(request))?.status
  }
}

describe("The fake's courses", () => {
  const usual = courseList.filter(({ table }) => typeof table === 'number')

  test.each(usual)('$id has eighteen holes, each stroke index once, odd on the front nine', (course) => {
    const holes = holesOf(course)
    const indexes = holes.map(({ handicap }) => handicap)
    expect([holes.length, new Set(indexes).size, Math.max(...indexes)]).toEqual([18, 18, 18])
    expect(indexes.slice(0, 9).every((index) => index % 2 === 1)).toBe(true)
  })

  test('contain one of nine holes, one of three nines and one without stroke indexes', () => {
    const [nine, threeNines, old] = ['pocket-pines', 'three-rivers', 'old-mill'].map((id) => courseList.find((course) => course.id === id))
    const indexesOf = (course: typeof nine) => (course ? holesOf(course) : []).map(({ handicap }) => handicap)
    expect(indexesOf(nine).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(indexesOf(threeNines)).size).toBe(27)
    expect(new Set(indexesOf(old))).toEqual(new Set([0]))
    expect([nine, old].map((course) => (course ? teesOf(course) : []).map(({ id, isUnrated = false }) => [id, isUnrated]))).toMatchObject([
      [['white', false]],
      expect.arrayContaining([['yellow', true]]),
    ])
  })

  test('have longer holes from longer tees', () => {
    for (const course of usual) {
      const [blue, red] = (['blue', 'red'] as const).map((tee) =>
        holesOf(course).reduce((sum, hole) => sum + (lengthsOf(course, hole)[tee] ?? 0), 0),
      )
      expect(blue).toBeGreaterThan(red ?? 0)
    }
  })

  test('draw every hole in its own way, on paper and from above', () => {
    const pictures = courseList.flatMap((course) =>
      holesOf(course).flatMap((hole) => [drawnHole(course, hole, 'f8f8f3'), satelliteHole(course, hole)]),
    )
    expect(new Set(pictures).size).toBe((13 * 18 + 9 + 27) * 2)
    expect(pictures.some((picture) => /NaN|undefined/.test(picture))).toBe(false)
  })

  test('are drawn in other colours on a dark page', () => {
    const [course] = courseList
    const [hole] = course ? holesOf(course) : []
    const drawn = (background: string) => (course && hole ? drawnHole(course, hole, background) : '')
    expect(drawn('0d1d1e').replaceAll('0d1d1e', '')).not.toBe(drawn('f8f8f3').replaceAll('f8f8f3', ''))
  })
})

describe("The fake's favourite courses", () => {
  test('are the player’s own', async () => {
    const send = await createPlayer()
    const path = '/api/game-tracking/course/favorite'
    expect(await send('POST', path, { playerId: 'player-hana', courseId: 'red-mesa' })).toBe(403)
    expect(await send('GET', `${path}?playerId=player-hana&courseId=red-mesa`)).toBe(403)
    expect(await send('POST', path, { playerId: 'player-mateo', courseId: 'red-mesa' })).toBe(200)
    expect(await send('POST', path, { playerId: 'player-mateo', courseId: 'nowhere' })).toBe(404)
    expect(await send('DELETE', `${path}?playerId=player-mateo&courseId=red-mesa`)).toBe(200)
    expect(await send('DELETE', `${path}?playerId=player-mateo&courseId=red-mesa`)).toBe(404)
  })
})

describe("The fake's weather", () => {
  const fields = ['temperature', 'humidity', 'windSpeed', 'windDirection', 'windGust', 'precipitationProbability', 'precipitationType']
  const corners = [
    [-70.5, 43.3],
    [-70.5, 43.4],
    [-70.4, 43.4],
    [-70.5, 43.3],
  ]
  const question = { location: { type: 'Polygon', coordinates: [corners] }, fields, timesteps: ['1h'], timezone: 'America/Chicago' }

  test.each([
    ['a polygon, seven fields and a time zone', {}, 200],
    ['an open polygon', { location: { type: 'Polygon', coordinates: [[...corners.slice(0, 3), [-70.4, 43.3]]] } }, 400],
    ['six fields', { fields: fields.slice(1) }, 400],
    ['a time zone that does not exist', { timezone: 'Mars/Base' }, 400],
  ])('answers %s', async (_, change, status) => {
    expect(await (await createPlayer())('POST', '/api/weather', { ...question, ...change })).toBe(status)
  })
})
