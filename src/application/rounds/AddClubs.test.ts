import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { buildClub } from '../../../tests/builders/rounds.ts'
import { BagsInMemory } from '../../../tests/builders/roundsPorts.ts'
import { Failure } from '../shared/failure.ts'
import { AddClubs } from './AddClubs.ts'

const online = { value: true, changes: new BehaviorSubject(true) }
const known = [buildClub(1, 'd')]
const two = [buildClub(8, '7'), buildClub(9, 'p')]

test('clubs are added without a further question', async () => {
  const clubs = new BagsInMemory([], known)
  expect(await new AddClubs(clubs, online).execute(1, two, known)).toBe(true)
  expect([clubs.calls, clubs.clubs.length]).toEqual([['add'], 3])
})

test('clubs whose answer got lost are looked for, and not added again', async () => {
  const clubs = new BagsInMemory([], known)
  clubs.fails('add', new Failure('timed-out'), true)
  expect(await new AddClubs(clubs, online).execute(1, two, known)).toBe(true)
  expect(clubs.clubs).toHaveLength(3)
})

test('clubs that were never added say so', async () => {
  const clubs = new BagsInMemory([], known)
  clubs.fails('add', new Failure('timed-out'))
  await expect(new AddClubs(clubs, online).execute(1, two, known)).rejects.toMatchObject({ outcome: 'not-done' })
})
