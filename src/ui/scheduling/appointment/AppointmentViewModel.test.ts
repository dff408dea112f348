import { beforeEach, describe, expect, test } from 'vitest'
import { ConfirmWaitingSlot } from '#app/scheduling/ConfirmWaitingSlot'
import { Failure } from '#app/shared/failure'
import { buildAppointment } from '../../../../tests/builders/scheduling.ts'
import { AppointmentsInMemory, ConnectivityInMemory, FixedClock, PlayerInMemory } from '../../../../tests/builders/schedulingPorts.ts'
import { AppointmentViewModel } from './AppointmentViewModel.ts'

const lesson = buildAppointment().build()
const waiting = buildAppointment().with({ id: 'w-1', state: 'waiting', waitingList: true, position: 1 }).build()
let appointments: AppointmentsInMemory
let clock: FixedClock
const moved = new Map([['before', 'a-1']])
let model: AppointmentViewModel

beforeEach(() => {
  appointments = new AppointmentsInMemory([lesson, waiting])
  clock = new FixedClock('2026-05-13T12:30:00Z')
  model = new AppointmentViewModel(
    appointments,
    new ConfirmWaitingSlot(appointments, new PlayerInMemory(), new ConnectivityInMemory()),
    { currentIdOf: (id) => moved.get(id) ?? id },
    clock,
  )
})

describe('an appointment', () => {
  test('can be moved and cancelled until exactly 24 hours before; later only cancelled', async () => {
    await model.open('a-1')
    expect([model.canMove, model.canCancel, model.late]).toEqual([true, true, false])
    expect(model.freeUntil?.toString()).toBe('2026-05-13T12:30:00Z')
    clock.instant = clock.instant.add({ seconds: 1 })
    await model.open('a-1')
    expect([model.canMove, model.canCancel, model.late]).toEqual([false, true, true])
  })

  test('is shown by the id that it had before it was moved, and says its new one', async () => {
    await model.open('before')
    expect([model.appointment?.id, model.movedTo]).toEqual(['a-1', 'a-1'])
    await model.open('a-1')
    expect(model.movedTo).toBeUndefined()
  })

  test('tells where to go', async () => {
    await model.open('a-1')
    expect(model.destination).toEqual({ address: '1180 W Lakeshore Walk, Chicago', location: lesson.centre.location })
    expect(model.timeZone).toBe('America/New_York')
  })

  test('that is no longer there keeps the code of the failure', async () => {
    await model.open('nowhere')
    expect([model.detail.state, model.failureCode, model.canMove, model.canCancel]).toEqual(['failed', 404, false, false])
  })
})

describe('a waiting slot', () => {
  test('[scheduling.waiting-slot-fields] tells state, code and data', async () => {
    appointments.detailCode = 50031
    await model.open('w-1')
    expect([model.appointment?.state, model.waitingCode, model.appointment?.position]).toEqual(['waiting', 50031, 1])
    expect([model.isPlaceFree, model.canConfirm]).toEqual([false, false])
    await model.open('a-1')
    expect(model.waitingCode).toBeUndefined()
  })

  test('[scheduling.waiting-slot-booked] that somebody else has booked says 50006', async () => {
    appointments.change('w-1', { state: 'booked' })
    await model.open('w-1')
    expect(model.waitingCode).toBe(50006)
    expect(model.canConfirm).toBe(false)
  })

  test('is not asked for by looking', async () => {
    await model.open('w-1')
    expect(model.canConfirm).toBe(true)
    expect(appointments.confirmations).toEqual([])
  })

  test('goes idle, wait, confirmed, and is then read again', async () => {
    await model.open('w-1')
    const confirming = model.confirmWaitingSlot()
    expect(model.confirmation).toEqual({ state: 'wait' })
    await Promise.all([confirming, model.confirmWaitingSlot()])
    expect(model.confirmation).toEqual({ state: 'confirmed' })
    expect(appointments.confirmations).toEqual(['w-1'])
    expect([model.appointment?.state, model.canConfirm]).toEqual(['booked', false])
  })

  test('that is refused is idle again with its code, and forgets it when opened anew', async () => {
    await model.open('w-1')
    appointments.onConfirm = () => ({ state: 'booked', code: 0 })
    await model.confirmWaitingSlot()
    expect(model.confirmation).toEqual({ state: 'idle', problem: 50006 })
    await model.open('a-1')
    expect(model.confirmation).toEqual({ state: 'idle' })
  })

  test('can not be asked for before a place is free', async () => {
    appointments.detailCode = 50031
    await model.open('w-1')
    await model.confirmWaitingSlot()
    expect(appointments.confirmations).toEqual([])
  })

  test('that is refused is read again, and keeps the reason', async () => {
    await model.open('w-1')
    appointments.onConfirm = () => ({ state: 'waiting', code: 50031 })
    appointments.detailCode = 50031
    await model.confirmWaitingSlot()
    expect([model.confirmation, model.canConfirm]).toEqual([{ state: 'idle', problem: 50031 }, false])
  })

  test('can be taken again once credits are there', async () => {
    await model.open('w-1')
    appointments.onConfirm = () => ({ state: 'waiting', code: 50011 })
    await model.confirmWaitingSlot()
    expect([model.confirmation, model.canConfirm]).toEqual([{ state: 'idle', problem: 50011 }, true])
  })

  test('that fails is idle again with its failure', async () => {
    await model.open('w-1')
    appointments.onConfirm = () => {
      throw new Failure('throttled')
    }
    await model.confirmWaitingSlot()
    expect([model.confirmation.state, model.confirming.failure?.kind]).toEqual(['idle', 'throttled'])
  })
})
