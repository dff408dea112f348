import { expect, test } from 'vitest'
import { isSettled, mayBeClosed, mayBeRated, type ReturnState, returnStates, stepOf, takesParcels } from './returnRequest.ts'

const rated = { stars: 4, comment: '' }
const statusOf = (state: ReturnState | undefined) => ({ status: { id: 1, label: '', title: '', color: '', state } })

test('A return is closed while pending, gets parcels while the shop waits for its items, and one rating when resolved', () => {
  const closed = returnStates.filter((state) => mayBeClosed(statusOf(state)))
  const sent = returnStates.filter((state) => takesParcels(statusOf(state)))
  const done = returnStates.filter((state) => mayBeRated({ ...statusOf(state), rating: undefined }))
  expect([closed, sent, done]).toEqual([['pending'], ['authorized', 'received'], ['resolved']])
  expect(mayBeRated({ ...statusOf('resolved'), rating: rated })).toBe(false)
})

test('A state that nobody knows leaves the decision to the shop', () => {
  const unknown = statusOf(undefined)
  expect([mayBeClosed(unknown), takesParcels(unknown), mayBeRated({ ...unknown, rating: undefined })]).toEqual([true, true, true])
  expect(mayBeRated({ ...unknown, rating: rated })).toBe(false)
})

test('A return is settled once it is resolved or canceled', () => {
  expect(returnStates.filter((state) => isSettled(statusOf(state)))).toEqual(['resolved', 'canceled'])
})

test.each([
  ['without a parcel', [], 'approved'],
  ["with the number of the shop's label", [false], 'approved'],
  ["with the customer's parcel", [false, true], 'shipped'],
] as const)('A return has the step of its state; once approved, %s (%j), it is %s', (_, parcels, approved) => {
  const tracking = parcels.map((isOwn, id) => ({ id, carrier: 'ups', number: '1Z999', isOwn }))
  const steps = [...returnStates, undefined].map((state) => stepOf({ ...statusOf(state), tracking }))
  expect(steps).toEqual(['requested', approved, 'received', 'resolved', undefined, undefined])
})
