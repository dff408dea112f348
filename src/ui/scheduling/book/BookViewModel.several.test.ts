import { expect, test } from 'vitest'
import {
  appointments,
  eveningSlot,
  model,
  morningSlot,
  openings,
  setUpBooking,
  slotAt,
  startModel,
  waitingListSlot,
} from '../../../../tests/builders/booking.ts'

setUpBooking()

test('of several places one in a line is told', async () => {
  await startModel()
  for (const slot of [morningSlot, waitingListSlot]) model.toggle(slot)
  model.review()
  await model.confirm()
  expect([appointments.list.length, model.order.onWaitingList]).toEqual([2, true])
})

test('of several times any one within 24 hours is final', async () => {
  const soon = slotAt('2026-05-14T07:30').build()
  openings.slots = [eveningSlot, soon]
  await startModel()
  model.toggle(eveningSlot)
  expect(model.isFinal).toBe(false)
  model.toggle(soon)
  expect(model.isFinal).toBe(true)
})

test('each practice in the way is given up', async () => {
  await startModel()
  const refusal = { kind: 'practice-in-the-way', appointmentIds: ['p-1', 'p-2'] } as const
  appointments.onBook = async () => refusal
  for (const slot of [morningSlot, eveningSlot]) model.toggle(slot)
  model.review()
  await model.confirm()
  appointments.onBook = (commit) => commit()
  await model.overridePractice()
  expect(appointments.bookings.at(-1)).toMatchObject({ purpose: 'practice-override', replaces: ['p-1', 'p-2'] })
})
