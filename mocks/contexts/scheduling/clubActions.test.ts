import { expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'
import type { World } from '../../world/World.ts'
import { cancelByCoach, freePlace, schedulingActions, takePlace } from './clubActions.ts'

const at = Temporal.Instant.from('2026-05-21T14:00:00Z')
const zone = { timeZone: 'America/New_York' }

async function waiting() {
  const scene = await createVisitor('player-hana')
  scene.given.lessons.areNone()
  await scene.given.notifications.areGone()
  const id = await scene.given.lessons.wait('player-hana', { coachId: 'marisol', start: at }, 2)
  const detail = async () => (await scene.visitor.get('/api/v2/appointments/detail', { ...zone, id })).body
  return { ...scene, id, detail, world: scene.backend.world }
}

function told(world: World, playerId: string): readonly string[] {
  return world.notifications.list((row) => row.playerId === playerId).map(({ title }) => title.en)
}

function targets(world: World, action: string): readonly string[] {
  const found = schedulingActions.find(({ id }) => id === action)
  return (found?.targets(world, 'player-hana') ?? []).map(({ name }) => name)
}

test('a waiting slot says that all places are taken until one is free', async () => {
  const { detail, world, id } = await waiting()
  expect(await detail()).toMatchObject({ appointmentState: 'waiting', code: 50031 })
  await freePlace(world, id)
  expect(await detail()).toMatchObject({ appointmentState: 'waiting', code: 0 })
  await takePlace(world, id)
  expect(await detail()).toMatchObject({ appointmentState: 'booked' })
})

test('everybody on the list is notified once, and nobody else', async () => {
  const { world, id, given } = await waiting()
  await given.lessons.add({ playerId: 'player-mateo', coachId: 'marisol', start: at, state: 'waiting' })
  await given.lessons.add({ playerId: 'player-li', coachId: 'teodor', start: at, state: 'waiting' })
  await freePlace(world, id)
  expect(['player-hana', 'player-mateo', 'player-li'].map((player) => told(world, player))).toEqual([
    ['A place is free'],
    ['A place is free'],
    [],
  ])
})

test('a player who cancels or moves a lesson frees the place for those who wait', async () => {
  const { world, given, visitor } = await waiting()
  given.lessons.areNone()
  const own = await given.lessons.add({ playerId: 'player-hana', coachId: 'marisol', start: at })
  await given.lessons.add({ playerId: 'player-mateo', coachId: 'marisol', start: at, state: 'waiting' })
  await given.lessons.free('marisol', Temporal.PlainDateTime.from('2026-05-22T09:00'))
  expect((await visitor.book([await visitor.slot('2026-05-22 09:00')], { replaces: [own] })).status).toBe(200)
  expect(told(world, 'player-mateo')).toEqual(['A place is free'])
  const moved = world.appointments.first(({ playerId }) => playerId === 'player-hana')
  await given.lessons.add({ playerId: 'player-li', coachId: 'marisol', start: Temporal.Instant.from(moved?.start ?? ''), state: 'waiting' })
  expect((await visitor.cancel(moved?.id ?? '')).status).toBe(200)
  expect(told(world, 'player-li')).toEqual(['A place is free'])
})

test('nobody is notified while the place is taken', async () => {
  const { world, given, visitor } = await waiting()
  given.lessons.areNone()
  const own = await given.lessons.add({ playerId: 'player-hana', coachId: 'marisol', start: at })
  await given.lessons.add({ playerId: 'somebody', coachId: 'marisol', start: at, keepsWaitingList: true })
  await given.lessons.add({ playerId: 'player-mateo', coachId: 'marisol', start: at, state: 'waiting' })
  await visitor.cancel(own)
  expect(told(world, 'player-mateo')).toEqual([])
})

test('a coach who cancels gives the credit back, even late, and says why', async () => {
  const { world, given, truth, clock } = await waiting()
  await given.players.haveCredits('player-hana', { left: 2, total: 3 })
  const start = clock.now().add({ hours: 2 })
  const id = await given.lessons.add({ playerId: 'player-hana', coachId: 'teodor', start })
  await cancelByCoach(world, id, 'I am ill today.')
  expect([truth.canceledOf('player-hana').length, truth.creditsOf('player-hana').left]).toEqual([1, 3])
  expect(told(world, 'player-hana')).toEqual(['Your lesson won’t take place'])
})

test('each action lists its targets', async () => {
  const { world, id } = await waiting()
  const name = 'Iron play, Marisol Vance, Thu 21 May, 09:00'
  expect([targets(world, 'scheduling.free-place'), targets(world, 'scheduling.take-place')]).toEqual([[name], []])
  await freePlace(world, id)
  expect([targets(world, 'scheduling.free-place'), targets(world, 'scheduling.take-place')]).toEqual([[], [name]])
})
