import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import type { TrackingNumber } from '#domain/returns/returnRequest'
import { buildReturn, ReturnsInMemory } from '../../../tests/builders/returns.ts'
import { Failure } from '../shared/failure.ts'
import { AddTracking } from './AddTracking.ts'

const online = { value: true, changes: NEVER }
const added = { hash: 'hash-2', carrier: 'ups', number: '1Z7', known: [4] }
const same: TrackingNumber = { id: 5, carrier: 'ups', number: '1Z7', isOwn: true }

class LostAnswers extends ReturnsInMemory {
  override addTracking(): Promise<TrackingNumber> {
    return Promise.reject(new Failure('timed-out'))
  }
}

test('a tracking number is added', async () => {
  expect(await new AddTracking(new ReturnsInMemory(), online).execute(added)).toEqual({ ...same, id: 9 })
})

test('a tracking number whose answer got lost is the new one of the same return', async () => {
  const others = [
    { ...same, id: 1, isOwn: false },
    { ...same, id: 2, carrier: 'dhl' },
    { ...same, id: 3, number: '1Z8' },
    { ...same, id: 4 },
  ]
  const returns = [buildReturn(1, { tracking: [{ ...same, id: 6 }] }), buildReturn(2, { tracking: [...others, same] })]
  expect(await new AddTracking(new LostAnswers(returns), online).execute(added)).toEqual(same)
})

test('a tracking number that is not found was not added', async () => {
  await expect(new AddTracking(new LostAnswers(), online).execute(added)).rejects.toMatchObject({ outcome: 'not-done' })
})
