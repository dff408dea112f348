import { expect, test } from 'vitest'
import { hana, SessionInMemory } from '../../../tests/builders/session.ts'
import { SessionGolfer } from './SessionGolfer.ts'

const wren = { id: 'wren', name: { firstName: 'Wren', lastName: '' }, token: 'c', shop: {}, isSubAccount: true }

test('The golfer is the player, then the child who is signed in, in the units of the family', () => {
  const session = new SessionInMemory({ player: { ...hana, metricDistances: true, metricSpeeds: true } })
  const golfer = new SessionGolfer(session)
  expect(golfer.value).toEqual({ id: hana.id, metricDistances: true, metricSpeeds: true })
  session.update((before) => ({ ...before, child: wren }))
  expect(golfer.value).toEqual({ id: 'wren', metricDistances: true, metricSpeeds: true })
})

test('The ratings of tees are those for the player; whose count for a child is unknown', () => {
  const session = new SessionInMemory({ player: { ...hana, gender: 'female' } })
  const golfer = new SessionGolfer(session)
  expect(golfer.value?.players).toBe('women')
  session.update((before) => ({ ...before, player: { ...hana, gender: 'male' } }))
  expect(golfer.value?.players).toBe('men')
  session.update((before) => ({ ...before, child: wren }))
  expect(golfer.value?.players).toBeUndefined()
})

test('Nobody is the golfer before the player is known, and after the sign-out', () => {
  const session = new SessionInMemory({ player: undefined })
  const golfer = new SessionGolfer(session)
  expect(golfer.value).toBeUndefined()
  session.update((before) => ({ ...before, player: hana }))
  expect(golfer.value).toBeDefined()
  session.end()
  expect(golfer.value).toBeUndefined()
})

test('Changes are reported where the golfer or a unit changes, and nowhere else', () => {
  const session = new SessionInMemory()
  const reported: unknown[] = []
  new SessionGolfer(session).changes.subscribe((golfer) => reported.push(golfer))
  session.update((before) => ({ ...before, credit: 3 }))
  session.update((before) => ({ ...before, credit: 4 }))
  session.update((before) => ({ ...before, player: { ...hana, metricDistances: true } }))
  session.update((before) => ({ ...before, player: { ...hana, metricDistances: true, metricSpeeds: true } }))
  session.update((before) => ({ ...before, child: wren }))
  expect(reported).toEqual([
    { id: hana.id, metricDistances: false, metricSpeeds: false },
    { id: hana.id, metricDistances: true, metricSpeeds: false },
    { id: hana.id, metricDistances: true, metricSpeeds: true },
    { id: 'wren', metricDistances: true, metricSpeeds: true },
  ])
})
