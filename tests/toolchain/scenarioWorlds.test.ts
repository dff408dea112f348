import { expect, test } from 'vitest'
import { serialise } from '#mocks/world/serialise'
import { Club } from '../../features/world/Club.ts'

test('each scenario begins with the same world, whatever an earlier one did', async () => {
  const first = await Club.create()
  const before = serialise(first.backend.world)
  const second = await Club.create()
  await first.lessons.are('Hana', [{ at: Temporal.PlainDateTime.from('2026-05-22T07:30') }])
  await first.memberships.change('Hana', { hand: 'left' })
  await first.memberships.signIn('Hana')
  await first.setHomeLayout([])
  first.advanceTime(Temporal.Duration.from({ hours: 3 }))
  expect(serialise(first.backend.world)).not.toBe(before)
  expect(serialise(second.backend.world)).toBe(before)
  expect(serialise((await Club.create()).backend.world)).toBe(before)
})

test('every player of a scenario begins with six credits and without lessons or notifications', async () => {
  const { lessons, backend } = await Club.create()
  expect(lessons.lessonsOf('Hana')).toEqual([])
  expect(backend.world.notifications.list()).toEqual([])
  expect(backend.world.creditLots.list(({ playerId }) => playerId === 'player-hana')).toMatchObject([{ left: 6 }])
})
