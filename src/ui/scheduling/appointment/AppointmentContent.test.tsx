import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CancelLesson } from '#app/scheduling/CancelLesson'
import { ConfirmWaitingSlot } from '#app/scheduling/ConfirmWaitingSlot'
import type { Appointment } from '#domain/scheduling/appointment'
import { noCreditForPlace } from '#domain/scheduling/waitingSlot'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { buildAppointment } from '../../../../tests/builders/scheduling.ts'
import { AppointmentsInMemory, ConnectivityInMemory, FixedClock, PlayerInMemory } from '../../../../tests/builders/schedulingPorts.ts'
import { CalendarFileViewModel } from '../calendar-file/CalendarFileViewModel.ts'
import { CancelViewModel } from '../cancel/CancelViewModel.ts'
import { AppointmentContent } from './AppointmentContent.tsx'
import { AppointmentViewModel } from './AppointmentViewModel.ts'
import { DirectionsViewModel } from './DirectionsViewModel.ts'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const online = new ConnectivityInMemory()
const player = new PlayerInMemory()
const moves = { currentIdOf: (id: string) => id, earlierIdsOf: () => [] }

async function show(given: Partial<Appointment>, code = 0) {
  const appointments = new AppointmentsInMemory([buildAppointment().with(given).build()])
  appointments.detailCode = code
  const clock = new FixedClock('2026-05-12T17:00:00Z', 'Asia/Tokyo')
  const cancelling = new CancelLesson(appointments, player, clock, online)
  const parts = new Map<unknown, readonly unknown[]>([
    [CalendarFileViewModel, [{ save: async () => undefined }, moves]],
    [DirectionsViewModel, [{ isChina: false }]],
    [CancelViewModel, [cancelling, player, clock, new DraftsInMemory()]],
  ])
  const model = new AppointmentViewModel(appointments, new ConfirmWaitingSlot(appointments, player, online), moves, clock)
  await model.open('a-1')
  await act(async () =>
    place.show(
      <InPage parts={parts}>
        <AppointmentContent model={model} wide={true} onChange={async () => undefined} />
      </InPage>,
    ),
  )
  return place.element.textContent
}

const waiting = { state: 'waiting', stateOnWire: 'waiting', waitingList: true, position: 2 } as const

test('the address of a centre ends with its city', async () => {
  expect(await show({})).toContain('1180 W Lakeshore Walk, Chicago')
})

test('a place on a waiting list is no date for a calendar', async () => {
  expect((await show({})).includes('appointment.add')).toBe(true)
  const shown = await show(waiting)
  expect(['appointment.add', 'appointment.leave'].map((text) => shown.includes(text))).toEqual([false, true])
})

test('a credit is held only for a lesson that is still to come', async () => {
  const told = async (given: Partial<Appointment>) => (await show(given)).includes('appointment.creditHeld')
  expect([await told({}), await told({ state: 'completed' }), await told(waiting)]).toEqual([true, false, false])
})

test('until when a lesson is free to cancel is told on the clock of its centre', async () => {
  expect(await show({})).toMatch(/appointment\.freeUntil time=.*13.*7:30/)
})

test.each([
  [noCreditForPlace, 'appointment.placeNoCredit'],
  [59_999, 'appointment.placeRefused'],
])('a place that can’t be taken says why: %i', async (code, text) => {
  expect(await show(waiting, code)).toContain(text)
})
