import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../tests/builders/createVisitor.ts'
import { regionNames, regions } from '../http/regions.ts'
import { storeNamed } from '../world/stores.ts'
import { castOf } from './session/cast.ts'

const everybodysReads = [['/api/v3/layout/home', {}]] as const

const clubReads = [
  ...everybodysReads,
  ['/api/v2/player/me', {}],
  ['/api/v2/player/lesson/credit', {}],
  ['/api/v3/player/lesson/credit', {}],
  ['/api/v2/lesson/types', {}],
  ['/api/centers/nearest', { lat: '0', lon: '0' }],
  ['/api/info-country', {}],
  ['/api/player/lesson/last-booking', { size: '5' }],
  ['/api/v2/appointments', { timeZone: 'UTC' }],
] as const

const launchMonitorReads = [...everybodysReads, ['/api/skytrak/customer/me', {}]] as const

describe('the small world', () => {
  const members = ['hana', 'mateo', 'wataru', 'odette', 'bram', 'jonah', 'wren', 'li', 'priya']
  const newcomers = ['yunfei', 'farid', 'janice', 'florence', 'thandi', 'dario']
  test.each([...members, ...newcomers])('gives %s nothing that breaks the contract', async (name) => {
    const { visitor, backend } = await createVisitor(`player-${name}`)
    const reads = name === 'odette' ? launchMonitorReads : clubReads
    for (const language of ['en', 'fr', 'ja', 'zh']) {
      visitor.language = language
      for (const [path, query] of reads) expect((await visitor.get(path, query)).status).toBe(200)
    }
    expect(backend.log.flatMap(({ violations }) => violations)).toEqual([])
  })

  test('lists openings of every centre that fit the contract', async () => {
    const { visitor, backend } = await createVisitor()
    const query = { lessonType: 'full-swing', timeOfDay: 'any', suppressLogging: 'true', timeZone: 'UTC' }
    for (const { id } of backend.world.centres.list()) {
      await visitor.get('/v2/schedule/getOpenings', { ...query, centerId: id, startDate: '2026-05-14', endDate: '2026-05-20' })
    }
    expect(backend.log.flatMap(({ violations, mockFault }) => [...violations, ...(mockFault ? [mockFault] : [])])).toEqual([])
  })

  test('has Hana on both sides of the 24 hours, past a change of clocks, waiting, and practising', async () => {
    const { truth, clock } = await createVisitor()
    const ahead = truth.lessonsOf('player-hana').map(({ start }) => start)
    expect(ahead).toEqual(expect.arrayContaining(['2026-05-14T17:00:00Z', '2026-05-14T18:00:00Z', '2026-11-02T13:30:00Z']))
    expect(ahead.filter((start) => start < clock.now().toString()).map((start) => start.slice(0, 7))).toEqual([
      '2026-04',
      '2026-04',
      '2026-05',
    ])
    expect([truth.waitingOf('player-hana').length, truth.practiceOf('player-hana').length, truth.lessonsOf('player-mateo').length]).toEqual(
      [1, 1, 0],
    )
    expect([truth.creditsOf('player-hana').left, truth.creditsOf('player-hana').total, truth.creditsOf('player-mateo').left]).toEqual([
      6, 12, 0,
    ])
  })

  test('has eleven centres in ten zones, and people to sign in as who can do so in their region', async () => {
    const { backend } = await createVisitor()
    const zones = new Set(backend.world.centres.list().map(({ timeZone }) => timeZone))
    expect([backend.world.centres.list().length, zones.size]).toEqual([11, 10])
    for (const { username, password } of castOf(backend.world)) {
      const { region } = backend.world.players.first(({ email }) => email === username) ?? { region: 'global' }
      const request = { method: 'POST', body: JSON.stringify({ username, password }), headers: { 'accept-language': 'en' } }
      const response = await backend.handle(new Request(`https://api.${region}.clubhouse.invalid/api/v2/player/login`, request))
      expect(await response?.json()).toMatchObject({ code: 0, data: { eStoreCode: regions[region].store } })
    }
  })

  test.each([
    ['yunfei', 'cn', 'Asia/Shanghai', 'CNY'],
    ['farid', 'sg', 'Asia/Singapore', 'SGD'],
    ['janice', 'hk', 'Asia/Hong_Kong', 'HKD'],
    ['florence', 'qb', 'America/Toronto', 'CAD'],
    ['priya', 'ae', 'Asia/Dubai', 'AED'],
    ['thandi', 'za', 'Africa/Johannesburg', 'ZAR'],
    ['dario', 'global', 'America/Denver', 'USD'],
  ])('has %s of the region %s with a lesson ahead in %s and an order in %s', async (name, region, zone, currency) => {
    const { backend, truth, clock } = await createVisitor(`player-${name}`)
    const { players, centres, customerOrders } = backend.world
    const player = players.get(`player-${name}`)
    const ahead = truth.lessonsOf(player.id).filter(({ start }) => start > clock.now().toString())
    const orders = customerOrders.list(({ playerId }) => playerId === player.id)
    expect([player.region, centres.get(player.homeCenterId ?? '').timeZone]).toEqual([region, zone])
    expect(ahead.map(({ centreId }) => centreId)).toEqual([player.homeCenterId])
    expect(orders.map(({ store }) => storeNamed(store)?.currency)).toEqual([currency])
  })

  test('has somebody to sign in as in every region but the field test, which accepts everybody', async () => {
    const { backend } = await createVisitor()
    const inhabited = backend.world.players.list(({ about }) => about !== undefined).map(({ region }) => region)
    expect(regionNames.filter((region) => !inhabited.includes(region))).toEqual(['st'])
  })

  test('answers for no other host', async () => {
    const { backend } = await createVisitor()
    expect(await backend.handle(new Request('https://api.elsewhere.example/api/v2/player/me'))).toBeUndefined()
  })
})
