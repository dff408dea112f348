import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'

const weekday = { startDate: '2026-05-21', endDate: '2026-05-21' }

describe('openings', () => {
  test("lie on the half hour within the coach's hours, and never in the past", async () => {
    const { visitor } = await createVisitor()
    const slots = await visitor.openings({ ...weekday, coachId: 'marisol' })
    expect(slots.map(({ slotNumber }) => slotNumber)).toEqual([
      '0630',
      '0700',
      '0730',
      '0800',
      '0830',
      '0900',
      '0930',
      '1000',
      '1030',
      '1100',
      '1500',
      '1530',
      '1600',
      '1630',
      '1700',
      '1730',
    ])
    const today = await visitor.openings({ startDate: '2026-05-13', endDate: '2026-05-13', coachId: 'marisol' })
    expect(today.map(({ slotNumber }) => slotNumber)).toEqual(['1500', '1530', '1600', '1630', '1700', '1730'])
  })

  test('are the same each time, some of them full, some of those with a waiting list', async () => {
    const { visitor } = await createVisitor()
    const month = { startDate: '2026-06-01', endDate: '2026-06-30' }
    const slots = await visitor.openings(month)
    expect(await visitor.openings(month)).toEqual(slots)
    expect(new Set(slots.map(({ state }) => state))).toEqual(new Set(['open', 'full', 'waitingList']))
  })

  test.each([
    ['morning', '0000', '1159'],
    ['afternoon', '1200', '1659'],
    ['evening', '1700', '2359'],
  ])("of the %s go by the centre's clock", async (timeOfDay, first, last) => {
    const { visitor } = await createVisitor()
    const numbers = (await visitor.openings({ ...weekday, timeOfDay, timeZone: 'Asia/Tokyo' })).map(({ slotNumber }) => slotNumber)
    expect(numbers.length).toBeGreaterThan(2)
    expect(numbers.filter((number) => number < first || number > last)).toEqual([])
  })

  test('keep their wall time when the clocks change, and leave out the hour that is not there', async () => {
    const { visitor, given } = await createVisitor('player-hana', '2027-03-01T12:00:00Z')
    for (const time of ['2027-03-13T07:30', '2027-03-14T02:30', '2027-03-14T07:30'])
      await given.lessons.free('marisol', Temporal.PlainDateTime.from(time))
    const slots = await visitor.openings({ startDate: '2027-03-13', endDate: '2027-03-14', coachId: 'marisol' })
    expect(slots.map(({ start }) => start)).toEqual(['2027-03-13T13:30:00Z', '2027-03-14T12:30:00Z'])
  })

  test('are empty for a coach who is on leave or has no hours', async () => {
    const { visitor } = await createVisitor()
    expect(await visitor.openings({ ...weekday, centerId: 'northgate', coachId: 'ottilie' })).toEqual([])
    expect(await visitor.openings({ ...weekday, centerId: 'pacific-rim', coachId: 'harpreet' })).toEqual([])
  })

  test('are refused with a message in the language of the asker where a centre lists none', async () => {
    const { visitor } = await createVisitor()
    visitor.language = 'fr'
    const query = {
      ...weekday,
      centerId: 'table-view',
      lessonType: 'iron-play',
      timeOfDay: 'any',
      suppressLogging: 'true',
      timeZone: 'UTC',
    }
    const { status, body } = await visitor.get('/v2/schedule/getOpenings', query)
    expect([status, body]).toEqual([200, { code: 70012, message: expect.stringContaining('postes') }])
  })

  test('of a month come quickly', async () => {
    const { visitor } = await createVisitor()
    const times: number[] = []
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const start = performance.now()
      await visitor.openings({ startDate: '2026-06-01', endDate: '2026-06-30' })
      times.push(performance.now() - start)
    }
    expect(Math.min(...times)).toBeLessThan(300)
  })
})

describe('suggestions', () => {
  test('are the same time in later weeks, a sooner one, and the same time with another coach', async () => {
    const { visitor, given } = await createVisitor()
    await given.lessons.noneFree()
    for (const at of ['2026-05-21T07:30', '2026-05-28T07:30', '2026-06-04T07:30', '2026-05-15T06:30', '2026-05-16T06:30']) {
      await given.lessons.free('marisol', Temporal.PlainDateTime.from(at))
    }
    await given.lessons.free('teodor', Temporal.PlainDateTime.from('2026-05-21T07:30'))
    const { centerId, coachId, slotNumber, wuci, requestedPayload } = await visitor.slot('2026-05-21 07:30')
    const { body } = await visitor.post('/api/schedule/suggestions', [{ centerId, coachId, slotNumber, wuci, requestedPayload }])
    expect(body).toMatchObject({
      data: [
        { reason: 'sameTime', start: '2026-05-28T12:30:00Z', coachId: 'marisol', state: 'open' },
        { reason: 'sameTime', start: '2026-06-04T12:30:00Z' },
        { reason: 'sooner', start: '2026-05-15T11:30:00Z' },
        { reason: 'otherCoach', start: '2026-05-21T12:30:00Z', coachId: 'teodor' },
      ],
    })
  })
})

describe('centres', () => {
  const names = (body: unknown) => [...JSON.stringify(body).matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name)

  test('come closest first, by position or by postal code, eleven of them', async () => {
    const { visitor } = await createVisitor()
    const rest = { ip: '', locrequest: 'web', pagever: '3', scope: 'club' }
    const near = await visitor.get('/api/closest-centers', { ...rest, latitude: '35.68', longitude: '139.69' })
    expect([names(near.body)[0], names(near.body).length]).toEqual(['Kawabe Golf Koubou', 11])
    expect(names((await visitor.get('/api/closest-centers', { ...rest, postal: '80202' })).body)[0]).toBe('Northgate Swing Lab')
  })

  test('have distances in metres around a position; without one the list is empty', async () => {
    const { visitor } = await createVisitor()
    const { body } = await visitor.get('/api/centers/nearest', { lat: '41.88', lon: '-87.63' })
    expect(body).toMatchObject({ data: [{ id: 'lakeshore', distance: 1713, coaches: [{ id: 'marisol' }, { id: 'teodor' }] }, {}, {}] })
    expect((await visitor.get('/api/centers/nearest')).body).toEqual({ code: 0, data: [] })
  })
})

test('names of lessons follow the language, the five latest bookings come latest first', async () => {
  const { visitor, backend } = await createVisitor()
  visitor.language = 'ja'
  expect((await visitor.get('/api/v2/lesson/types')).body).toMatchObject({
    data: [{ name: 'アイアン' }, {}, {}, {}, { practice: true, credits: 0 }],
  })
  const { body } = await visitor.get('/api/player/lesson/last-booking', { size: '5' })
  expect(body).toMatchObject({ data: [{ lessonTypeName: 'アイアン' }, {}, {}, {}, {}] })
  expect(backend.log.flatMap(({ violations }) => violations)).toEqual([])
})
