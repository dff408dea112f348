import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { buildBag } from '../../../tests/builders/rounds.ts'
import { BagsInMemory } from '../../../tests/builders/roundsPorts.ts'
import { Failure } from '../shared/failure.ts'
import { AddBag } from './AddBag.ts'

const online = { value: true, changes: new BehaviorSubject(true) }
const known = [buildBag(1, { name: 'Travel' })]

function create() {
  const bags = new BagsInMemory(known)
  return { bags, add: new AddBag(bags, online) }
}

test('a bag is added, and found among the others', async () => {
  const { bags, add } = create()
  expect(await add.execute('Travel', known)).toMatchObject({ id: 2, name: 'Travel' })
  expect(bags.calls).toEqual(['add', 'all'])
})

test('a bag whose answer got lost is found, and not added again', async () => {
  const { bags, add } = create()
  bags.fails('add', new Failure('timed-out'), true)
  expect(await add.execute('Winter', known)).toMatchObject({ name: 'Winter' })
  expect(bags.bags).toHaveLength(2)
})

test('a bag that was never added says so', async () => {
  const { bags, add } = create()
  bags.fails('add', new Failure('timed-out'))
  await expect(add.execute('Winter', known)).rejects.toMatchObject({ kind: 'timed-out', outcome: 'not-done' })
})

test('a bag that is removed at once by another device is gone', async () => {
  const { bags, add } = create()
  bags.add = async () => undefined
  await expect(add.execute('Winter', known)).rejects.toMatchObject({ kind: 'gone' })
})
