import { describe, expect, test } from 'vitest'
import { storeInMemory } from '../../tests/builders/storeInMemory.ts'
import { createBackend } from '../createBackend.ts'
import { DeskStorage } from '../DeskStorage.ts'
import type { Region } from '../http/regions.ts'
import { ScenarioLoader } from './ScenarioLoader.ts'
import { StoredWorld } from './StoredWorld.ts'
import { encodeScenario, scenarioOf } from './scenario.ts'
import { serialise } from './serialise.ts'
import type { World } from './World.ts'
import { StoppedClock } from './WorldClock.ts'

interface Told {
  readonly who?: string | null
  readonly region?: Region
}

async function aClub(now = '2026-05-13T17:30:00Z') {
  const backend = await createBackend({ clock: new StoppedClock(now) })
  const kept = new StoredWorld(backend.world, backend.faults, {
    store: storeInMemory(),
    neighbours: { notify: () => undefined },
    exclusively: (work) => work(),
  })
  const memory = new DeskStorage(() => ({ getItem: () => null, setItem: () => undefined }))
  return { backend, kept, memory }
}

async function aLink({ who = 'hana@clubhouse.example', region = 'global' }: Told = {}): Promise<string> {
  const { backend } = await aClub()
  await backend.world.players.change('player-hana', { hand: 'left' })
  backend.faults.inject({ kind: 'no-answer' }, ['auth'], 3)
  const where = { who, region, language: 'fr', path: '/lessons?view=list' } as const
  return `#scenario=${await encodeScenario(await scenarioOf(backend.world, backend.faults, where))}`
}

function aPage(address: string) {
  const left: string[] = []
  const location = Object.assign(new URL(address), { replace: (url: URL | string) => void left.push(`${url}`) })
  const history = { state: { a: 1 }, replaceState: (_: unknown, __: string, url: string) => void left.push(url) }
  return { window: { location, history }, left }
}

function aStage(world: World, faults: { readonly planned: readonly unknown[] }) {
  const happened: string[] = []
  let present: string | undefined = 'somebody@clubhouse.example'
  return {
    happened,
    signIn: async (email: string, password: string) => {
      const player = world.players.first((row) => row.email === email)
      present = player?.password === password ? email : undefined
      happened.push(`${email} comes, ${faults.planned.length} faults`)
      return present !== undefined
    },
    signOut: async () => {
      happened.push(`${present} leaves`)
      present = undefined
    },
    who: () => present,
    language: () => 'en',
    setLanguage: (code: string) => void happened.push(code),
    reloadData: () => undefined,
    path: () => '/',
    goTo: async (path: string) => void happened.push(path),
  }
}

async function entered(address: string) {
  const { backend, kept, memory } = await aClub('2031-01-01T00:00:00Z')
  const page = aPage(address)
  const before = serialise(backend.world)
  const entrance = await ScenarioLoader.at(page.window, memory)
  await entrance.prepare(kept, backend)
  const product = aStage(backend.world, backend.faults)
  await entrance.enter(product, kept, backend)
  return { entrance, backend, memory, before, left: page.left, happened: product.happened }
}

describe('a page that is entered', () => {
  test('by a scenario link has its world, person, language, screen and faults, and no fragment', async () => {
    const { backend, left, happened, entrance } = await entered(`http://localhost/?embedOnProd=true${await aLink()}`)
    expect(left).toEqual(['/?embedOnProd=true'])
    expect(happened).toEqual(['fr', 'somebody@clubhouse.example leaves', 'hana@clubhouse.example comes, 0 faults', '/lessons?view=list'])
    expect([backend.world.players.get('player-hana').hand, backend.clock.now().toString()]).toEqual(['left', '2026-05-13T17:30:00Z'])
    expect(backend.faults.planned).toMatchObject([{ fault: { kind: 'no-answer' }, calls: ['auth'], left: 3 }])
    expect(entrance.mistake).toBeUndefined()
  })

  test('by a link of nobody has nobody signed in', async () => {
    const { happened, entrance } = await entered(`http://localhost/${await aLink({ who: null })}`)
    expect([happened, entrance.mistake]).toEqual([['fr', 'somebody@clubhouse.example leaves', '/lessons?view=list'], undefined])
  })

  test('by a link of somebody unknown says so', async () => {
    const { entrance } = await entered(`http://localhost/${await aLink({ who: 'sol@clubhouse.example' })}`)
    expect(entrance.mistake).toContain('sol@clubhouse.example could not be signed in')
  })

  test('elsewhere takes the region from the link', async () => {
    const { memory } = await entered(`https://club.example/demo/${await aLink({ region: 'qb' })}`)
    expect(memory.current.region).toBe('qb')
  })

  test('on a host of another region goes to that of the link', async () => {
    const link = await aLink({ region: 'jp' })
    const { memory } = await aClub()
    const { window, left } = aPage(`http://localhost:5173/${link}`)
    void ScenarioLoader.at(window, memory)
    await expect.poll(() => left).toEqual([`http://jp.localhost:5173/${link}`])
  })

  test.each(['#scenario=', '#scenario=fairway'])('by a broken link is as it was left, and says so: %s', async (fragment) => {
    const { entrance, backend, before, left, happened } = await entered(`http://localhost/lessons${fragment}`)
    expect([entrance.mistake, left, happened]).toEqual([expect.stringContaining('broken, or of another version'), ['/lessons'], []])
    expect(serialise(backend.world)).toBe(before)
  })

  test('by its plain address is as it was left', async () => {
    const { entrance, left, happened } = await entered('http://localhost/lessons#part')
    expect([entrance.mistake, left, happened]).toEqual([undefined, [], []])
  })
})
