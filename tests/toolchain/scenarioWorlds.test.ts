import { expect, test } from 'vitest'
import { serialise } from '#mocks/world/serialise'
import { Club } from '../../features/world/Club.ts'

test('each scenario begins with the same world, whatever an earlier one did', async () => {
  const first = await Club.found()
  const before = serialise(first.backend.world)
  const second = await Club.found()
  await first.lessons.are('Hana', [{ at: Temporal.PlainDateTime.from('2026-05-22T07:30') }])
  await first.members.is('Hana', { hand: 'left' })
  await first.members.letIn('Hana')
  await first.laysOutHome([])
  first.pass(Temporal.Duration.from({ hours: 3 }))
  expect(serialise(first.backend.world)).not.toBe(before)
  expect(serialise(second.backend.world)).toBe(before)
  expect(serialise((await Club.found()).backend.world)).toBe(before)
})

test('every player of a scenario begins with six credits and without lessons or notifications', async () => {
  const { lessons, backend } = await Club.found()
  expect(lessons.lessonsOf('Hana')).toEqual([])
  expect(backend.world.notifications.list()).toEqual([])
  expect(backend.world.creditLots.list(({ playerId }) => playerId === 'player-hana')).toMatchObject([{ left: 6 }])
})
