import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prepareRow } from '../cell/PreparedRow.ts'
import { declaredCalls } from '../declaredCalls.ts'
import { TestEnvironment } from '../environment/TestEnvironment.ts'
import { rows } from '../rows.ts'
import { forge } from './forge.ts'
import { playForged } from './playForged.ts'
import { Random } from './Random.ts'

/** `npm run forge` plays many more, for every call. */
const everyCall = 10
const calls = declaredCalls.filter((_, index) => index % everyCall === 0)
const share = { seed: 'share', numbers: [0, 1, 2, 3, 4, 5] }

let environment: TestEnvironment
beforeAll(async () => {
  environment = await TestEnvironment.open(() => vi.dynamicImportSettled())
  environment.watch.start()
})
afterAll(() => {
  environment.watch.stop()
  environment.clock.forget()
})

test.each(calls)('what shows an answer to $id stands forged ones', async (call) => {
  const row = rows.find(({ id }) => id === call.id)
  if (!row) throw new Error(`${call.id} has no row in the fault matrix`)
  const pristine = environment.fork()
  const { troubles } = await playForged(environment, await prepareRow(environment, call, row), share)
  pristine.restore()
  expect(troubles).toEqual([])
})

test('the same seed forges the same answers, and another one others', async () => {
  const [call] = declaredCalls
  if (!call) throw new Error('No call is declared')
  const forged = (seed: string) => Promise.all(Array.from({ length: 20 }, (_, index) => textOf(seed, index)))
  const textOf = (seed: string, number: number) =>
    forge(call, { data: [{ id: 7, name: 'Hana' }] }, new Random(`${seed} ${number}`))
      .response()
      .text()
  expect(await forged('a')).toEqual(await forged('a'))
  expect(await forged('a')).not.toEqual(await forged('b'))
})
