import { expect, test } from 'vitest'
import { arrange } from '../contexts/arrange.ts'
import { fillWorld } from '../contexts/seed.ts'
import { createBackend } from '../createBackend.ts'
import { type SeedName, World } from './World.ts'
import { StoppedClock } from './WorldClock.ts'
import { restoreSnapshot, takeSnapshot } from './WorldSnapshot.ts'

const [may, june] = ['2026-05-13T17:30:00Z', '2026-06-01T08:00:00Z']
const hana = 'player-hana'

async function seeded(seed: SeedName, moment: string): Promise<World> {
  const world = new World(new StoppedClock(moment))
  await fillWorld(world, seed)
  return world
}

function rowsOf(world: World): unknown {
  const { seed, seededAt, count, tables } = world
  const rows = Object.entries(tables).map(([name, table]) => [name, table.list()])
  // Copied, because the table returns live rows.
  return structuredClone({ seed, seededAt, count, rows })
}

function copyOf(world: World): World {
  const copy = new World(new StoppedClock(may))
  restoreSnapshot(copy, takeSnapshot(world))
  return copy
}

async function write(world: World): Promise<void> {
  await world.players.change(hana, { hand: 'left' })
  await arrange(world).players.signIn(hana)
  await arrange(world).notifications.tell(hana, 'News', { read: false })
  world.appointments.removeAll(() => true)
  await world.shopBlocks.replaceAll([])
}

test.each(['small', 'large'] as const)('a restored %s world equals a newly seeded one', async (seed) => {
  const world = await seeded(seed, may)
  const rows = rowsOf(copyOf(world))
  await seeded(seed, june)
  expect(rowsOf(await seeded(seed, may))).toEqual(rows)
})

test('worlds of other moments and seeds are not mixed up', async () => {
  const [first, second, third] = [await seeded('small', may), await seeded('small', june), await seeded('large', june)]
  expect([first.seededAt, second.seededAt, third.seed]).toEqual([may, june, 'large'])
  expect(second.appointments.list().at(0)?.start).not.toBe(first.appointments.list().at(0)?.start)
  expect(third.players.list().length).toBeGreaterThan(second.players.list().length)
})

test('a write shows neither in the template nor in another copy', async () => {
  const template = await seeded('small', may)
  const before = rowsOf(template)
  const [written, untouched] = [copyOf(template), copyOf(template)]
  await write(written)
  expect(rowsOf(template)).toEqual(before)
  expect(rowsOf(untouched)).toEqual(before)
  await write(template)
  expect(rowsOf(untouched)).toEqual(before)
  expect(rowsOf(written)).toEqual(rowsOf(template))
})

test('changing a returned row has no effect', async () => {
  const template = await seeded('small', may)
  const copy = copyOf(template)
  const before = rowsOf(template)
  for (const row of Object.values(copy.tables).flatMap((table) => table.list())) {
    for (const part of Object.values(row)) if (Array.isArray(part)) part.length = 0
    Object.assign(row, { id: 'other' })
  }
  expect([rowsOf(copy), rowsOf(template)]).toEqual([before, before])
})

test('writes that come at once to a table of a snapshot all remain', async () => {
  const world = copyOf(await seeded('small', may))
  const [first, second, third] = world.players.list()
  if (!first || !second || !third) throw new Error('There are too few players')
  const changes = [first, second].map(({ id }) => world.players.change(id, { firstName: 'Sol' }))
  world.players.remove(third.id)
  await Promise.all(changes)
  expect([first, second].map(({ id }) => world.players.get(id).firstName)).toEqual(['Sol', 'Sol'])
  expect(world.players.find(third.id)).toBeUndefined()
})

test('backends at the same moment have a world each', async () => {
  const [one, other] = [await createBackend({ clock: new StoppedClock(may) }), await createBackend({ clock: new StoppedClock(may) })]
  const before = rowsOf(other.world)
  await write(one.world)
  expect(rowsOf(other.world)).toEqual(before)
})
