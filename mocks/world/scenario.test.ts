import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../tests/builders/createVisitor.ts'
import { fillWorld } from '../contexts/seed.ts'
import { InjectedFaults } from '../http/InjectedFaults.ts'
import { applyScenario, decodeScenario, encodeScenario, scenarioOf } from './scenario.ts'
import { serialise } from './serialise.ts'
import { World } from './World.ts'
import { RunningClock, StoppedClock } from './WorldClock.ts'

const where = { who: 'hana@clubhouse.example', region: 'global', language: 'en', path: '/appointments?view=list' } as const

async function aBusyWorld() {
  const scene = await createVisitor()
  const { visitor, given, faults, backend, clock } = scene
  await given.players.haveCredits('player-hana', { left: 3, total: 8, ending: { amount: 1, lastDay: '2026-06-30' } })
  await given.players.are('player-mateo', { hand: 'left' })
  await given.home.isLaidOutAs(['tip', 'next-lesson', 'unheard-of'])
  await given.lessons.free('marisol', Temporal.PlainDateTime.from('2026-05-22T07:30'))
  const { status } = await visitor.book([await visitor.slot('2026-05-22 07:30')])
  if (status !== 200) throw new Error('The slot is taken')
  const [first] = scene.truth.lessonsOf('player-hana').filter(({ start }) => start > '2026-05-20')
  await visitor.cancel(first?.id ?? '')
  backend.world.carts.removeAll(() => true)
  clock.advance({ hours: 3 })
  faults.inject({ kind: 'unavailable', retryAfter: 3 }, ['scheduling.openings'], 2)
  faults.inject({ kind: 'conflict', fields: { email: 'taken' } }, ['write', 'session.login'])
  return scene
}

function rowsOf(world: World): unknown {
  return JSON.parse(serialise(world))
}

describe('a scenario', () => {
  test('is the same world again, elsewhere and at another time', async () => {
    const { backend, faults, truth } = await aBusyWorld()
    expect(truth.creditsOf('player-hana').left).toBe(3)
    const text = await encodeScenario(await scenarioOf(backend.world, faults, where))

    const other = new World(new StoppedClock('2031-01-01T00:00:00Z'))
    await fillWorld(other, 'large')
    const othersFaults = new InjectedFaults()
    othersFaults.inject({ kind: 'no-network' }, ['read'])
    const decoded = await decodeScenario(text)
    if (!decoded) throw new Error('It can not be read')
    await applyScenario(decoded, other, othersFaults)

    expect(rowsOf(other)).toEqual(rowsOf(backend.world))
    expect(other.nextId('x')).toBe(backend.world.nextId('x'))
    expect(othersFaults.planned).toMatchObject([
      { fault: { kind: 'unavailable', retryAfter: 3 }, calls: ['scheduling.openings'], left: 2 },
      { fault: { kind: 'conflict', fields: { email: 'taken' } }, calls: ['write', 'session.login'], left: Number.POSITIVE_INFINITY },
    ])
    expect(decoded).toMatchObject({ ...where, now: '2026-05-13T20:30:00Z', seededAt: '2026-05-13T17:30:00Z', seed: 'small' })
  })

  test('contains only differences, and fits into an address', async () => {
    const { backend, faults } = await aBusyWorld()
    const scenario = await scenarioOf(backend.world, faults, where)
    expect(Object.keys(scenario.changes.tables).sort()).toEqual([
      'appointments',
      'carts',
      'creditLots',
      'dayPlans',
      'homeBlocks',
      'passes',
      'players',
    ])
    expect(scenario.changes.tables['players']?.put.map(({ id }) => id)).toEqual(['player-mateo'])
    const text = await encodeScenario(scenario)
    expect(text).toMatch(/^[\w-]+$/)
    expect(text.length).toBeLessThan(2000)
  })

  test('of an untouched world holds no row', async () => {
    const fresh = new World(new StoppedClock('2026-05-13T17:30:00Z'))
    await fillWorld(fresh, 'small')
    const { changes } = await scenarioOf(fresh, new InjectedFaults(), { ...where, who: null })
    expect(changes.tables).toEqual({})
  })

  test('sets a running clock, which runs on from there', async () => {
    const clock = new RunningClock()
    const running = new World(clock)
    const { backend, faults } = await aBusyWorld()
    await applyScenario(await scenarioOf(backend.world, faults, where), running, new InjectedFaults())
    expect(clock.now().since('2026-05-13T20:30:00Z').total('seconds')).toBeLessThan(5)
    expect(running.seededAt).toBe('2026-05-13T17:30:00Z')
  })

  test('leaves out faults that are out of force', async () => {
    const { backend, faults } = await createVisitor()
    faults.inject({ kind: 'no-network' }, ['read'])
    faults.plans = faults.plans.map((plan) => ({ ...plan, off: true }))
    expect((await scenarioOf(backend.world, faults, where)).faults).toEqual([])
  })

  test('whose rows are none of this version changes nothing', async () => {
    const { backend, faults } = await aBusyWorld()
    const scenario = await scenarioOf(backend.world, faults, where)
    const before = serialise(backend.world)
    const strange = { put: [{ id: 'x' }], dropped: [] }
    for (const tables of [{ players: strange }, { tickets: strange }]) {
      await expect(applyScenario({ ...scenario, changes: { count: 1, tables } }, backend.world, faults)).rejects.toThrow('this version')
    }
    expect(serialise(backend.world)).toBe(before)
    expect(faults.planned).toHaveLength(2)
  })

  test.each([
    ['half a text', (text: string) => text.slice(0, text.length / 2)],
    ['nothing', () => ''],
    ['any word', () => 'fairway'],
    ['signs that belong to no such text', (text: string) => `${text}%%`],
  ])('from %s is none', async (_what, broken) => {
    const { backend, faults } = await createVisitor()
    expect(await decodeScenario(broken(await encodeScenario(await scenarioOf(backend.world, faults, where))))).toBeUndefined()
  })

  test('of another version, of no screen or of no time is none', async () => {
    const { backend, faults } = await createVisitor()
    const scenario = await scenarioOf(backend.world, faults, where)
    const versioned: object = { version: 1 }
    const others = [versioned, { path: '//elsewhere.example' }, { path: 'appointments' }, { now: 'noon' }, { seed: 'huge' }]
    for (const other of others) expect(await decodeScenario(await encodeScenario({ ...scenario, ...other }))).toBeUndefined()
    expect(await decodeScenario(await encodeScenario(scenario))).toEqual(scenario)
  })
})

test('the large world is seeded quickly and is large', async () => {
  const world = new World(new StoppedClock('2026-05-13T17:30:00Z'))
  await fillWorld(world, 'large')
  expect([world.players.list().length, world.appointments.list().length].map((count) => Math.floor(count / 100))).toEqual([2, 20])
  expect(world.seed).toBe('large')
})
