import { describe, expect, test } from 'vitest'
import { storeInMemory } from '../../tests/builders/storeInMemory.ts'
import { arrange } from '../contexts/arrange.ts'
import { createBackend } from '../createBackend.ts'
import type { KeyValueStore } from './KeyValueStore.ts'
import { fillFrom, StoredWorld } from './StoredWorld.ts'
import type { World } from './World.ts'
import { RunningClock, StoppedClock, type WorldClock } from './WorldClock.ts'

const login = 'https://api.global.clubhouse.invalid/api/v2/player/login'
const hana = { method: 'POST', body: JSON.stringify({ username: 'hana@clubhouse.example', password: 'fairway-hana' }) }

function aBrowser() {
  const texts = new Map<string, string>()
  const told: string[] = []
  let last: Promise<unknown> = Promise.resolve()
  const kept = storeInMemory(texts)
  const written: string[][] = []
  const read: string[] = []
  const store: KeyValueStore = {
    read(names) {
      read.push(...names)
      return kept.read(names)
    },
    write(those) {
      written.push(Object.keys(those))
      return kept.write(those)
    },
  }
  const exclusively = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
  const openTab = async (clock: WorldClock = new StoppedClock('2026-05-13T17:30:00Z')) => {
    let kept: StoredWorld | undefined
    let known: Awaited<ReturnType<typeof fillFrom>>
    const stored = async (world: World) => {
      known = await fillFrom(store, world)
      return known !== undefined
    }
    const backend = await createBackend({ clock, stored, turn: (work) => (kept ? kept.turn(work) : work()) })
    const place = { store, neighbours: { notify: (message: string) => void told.push(message) }, exclusively }
    kept = new StoredWorld(backend.world, backend.faults, place, known)
    await kept.turn(async () => undefined)
    return { backend, kept, given: arrange(backend.world) }
  }
  return { openTab, texts, told, written, read }
}

describe('a kept world', () => {
  test('is the same after a reload: rows, clock, faults', async () => {
    const { openTab } = aBrowser()
    const before = await openTab()
    await before.kept.change(async () => {
      await before.given.players.are('player-hana', { hand: 'left' })
      before.backend.clock.advance({ days: 3 })
      before.backend.faults.inject({ kind: 'slow', milliseconds: 3000 }, ['read'])
      before.backend.faults.inject({ kind: 'no-network' }, ['session.login'], 2)
    })
    const after = await openTab(new StoppedClock('2030-01-01T00:00:00Z'))
    expect(after.backend.world.players.get('player-hana').hand).toBe('left')
    expect(after.backend.clock.now().toString()).toBe('2026-05-16T17:30:00Z')
    expect(after.backend.faults.plans).toEqual(before.backend.faults.plans)
  })

  test('is the same in all tabs, which use up its faults together', async () => {
    const { openTab, told } = aBrowser()
    const [one, other] = [await openTab(), await openTab()]
    await one.kept.change(() => one.backend.faults.inject({ kind: 'server-fault' }, ['session.login'], 1))
    expect((await other.backend.handle(new Request(login, hana)))?.status).toBe(500)
    expect((await one.backend.handle(new Request(login, hana)))?.status).toBe(200)
    expect(told).toEqual(['changed', 'changed', 'changed'])
    expect((await other.backend.handle(new Request(login, hana)))?.status).toBe(200)
    expect(other.backend.world.passes.list().map(({ id }) => id)).toHaveLength(6)
  })

  test('whose clock stands does so after a reload', async () => {
    const { openTab } = aBrowser()
    const before = new RunningClock()
    const tab = await openTab(before)
    await tab.kept.change(() => {
      before.travelTo(Temporal.Instant.from('2026-12-31T23:59:00Z'))
      before.stop()
    })
    const after = new RunningClock()
    await openTab(after)
    expect([after.isStopped, after.now().toString()]).toEqual([true, before.now().toString()])
    expect(after.now().toString()).toMatch(/^2026-12-31T23:59:00/)
  })

  test('is written only where something was', async () => {
    const { openTab, texts, told } = aBrowser()
    const { backend } = await openTab()
    await backend.handle(new Request('https://api.global.clubhouse.invalid/api/v2/player/me'))
    expect([texts.size, told]).toEqual([0, []])
  })

  test('is written table by table, and another tab reads only what was written', async () => {
    const { openTab, written, read } = aBrowser()
    const [one, other] = [await openTab(), await openTab()]
    await one.kept.change(() => undefined)
    expect(written[0]?.length).toBe(Object.keys(one.backend.world.tables).length + 2)
    await other.kept.turn(async () => undefined)
    read.length = 0
    await one.given.players.are('player-hana', { hand: 'left' })
    await one.kept.change(() => undefined)
    await other.kept.turn(async () => undefined)
    expect(written.at(-1)).toEqual(['head', 'faults', 'table players'])
    expect(read.filter((name) => name.startsWith('table'))).toEqual(['table players'])
    expect(other.backend.world.players.get('player-hana').hand).toBe('left')
  })

  test('replaces all of what it can not read', async () => {
    const { openTab, texts, written } = aBrowser()
    const { kept } = await openTab()
    await kept.change(() => undefined)
    texts.set('head', '{"version":1}')
    await kept.change(() => undefined)
    expect(written[1]).toEqual(written[0])
  })

  test('is begun anew where the rows of a table are missing', async () => {
    const { openTab, texts } = aBrowser()
    const { kept, given } = await openTab()
    await kept.change(() => given.players.are('player-hana', { hand: 'left' }))
    texts.delete('table centres')
    expect((await openTab()).backend.world.players.get('player-hana').hand).toBe('right')
  })

  test.each(['{"version":1}', 'no world', '[]'])('that can not be read is begun anew: %s', async (text) => {
    const { openTab, texts } = aBrowser()
    texts.set('head', text).set('faults', '[{}]')
    const { backend } = await openTab()
    expect([backend.world.players.list().length, backend.faults.plans]).toEqual([16, []])
  })

  test('is filled once after a reload, without a seed', async () => {
    const { openTab } = aBrowser()
    const before = await openTab()
    await before.kept.change(() => before.given.players.are('player-hana', { hand: 'left' }))
    const { world } = (await openTab()).backend
    expect(Object.values(world.tables).map(({ changes }) => changes)).toEqual(Object.keys(world.tables).map(() => 1))
  })

  test('is stored up to the point where work fails', async () => {
    const { openTab } = aBrowser()
    const { kept, given: decree } = await openTab()
    const failing = kept.turn(async () => {
      await decree.players.are('player-hana', { hand: 'left' })
      throw new Error('half way')
    })
    await expect(failing).rejects.toThrow('half way')
    expect((await openTab()).backend.world.players.get('player-hana').hand).toBe('left')
  })
})
