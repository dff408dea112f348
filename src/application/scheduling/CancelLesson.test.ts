import { expect, test } from 'vitest'
import { buildAppointment } from '../../../tests/builders/scheduling.ts'
import { AppointmentsInMemory, ConnectivityInMemory, FixedClock, PlayerInMemory } from '../../../tests/builders/schedulingPorts.ts'
import { Failure } from '../shared/failure.ts'
import { CancelLesson } from './CancelLesson.ts'

const lesson = buildAppointment().build()
const early = '2026-05-13T12:30:00Z'
const late = '2026-05-13T12:30:01Z'

function setUp(now: string) {
  const appointments = new AppointmentsInMemory([lesson])
  const player = new PlayerInMemory()
  return { appointments, player, cancel: new CancelLesson(appointments, player, new FixedClock(now), new ConnectivityInMemory()) }
}

test('until exactly 24 hours before, a lesson is cancelled without confirmation; credits are read again', async () => {
  const { appointments, player, cancel } = setUp(early)
  const cancellation = { appointment: lesson, note: 'Back is sore', lateConfirmed: false }
  expect(await cancel.execute(cancellation)).toEqual({ kind: 'canceled' })
  expect(appointments.cancellations).toEqual([cancellation])
  expect(player.creditsMovedTimes).toBe(1)
})

test('later the player has to confirm; before that nothing is sent', async () => {
  const { appointments, player, cancel } = setUp(late)
  expect(await cancel.execute({ appointment: lesson, note: '', lateConfirmed: false })).toEqual({ kind: 'confirmation-needed' })
  expect(appointments.cancellations).toEqual([])
  expect(player.creditsMovedTimes).toBe(0)
  expect(await cancel.execute({ appointment: lesson, note: '', lateConfirmed: true })).toEqual({ kind: 'canceled' })
  expect(appointments.cancellations).toHaveLength(1)
})

test('the server may want the confirmation though it is early here', async () => {
  const { appointments, player, cancel } = setUp(early)
  appointments.onCancel = () => ({ kind: 'confirmation-needed' })
  expect(await cancel.execute({ appointment: lesson, note: '', lateConfirmed: false })).toEqual({ kind: 'confirmation-needed' })
  expect(player.creditsMovedTimes).toBe(0)
})

test('gone elsewhere counts as done', async () => {
  const { appointments, player, cancel } = setUp(early)
  appointments.onCancel = () => ({ kind: 'gone' })
  expect(await cancel.execute({ appointment: lesson, note: '', lateConfirmed: false })).toEqual({ kind: 'gone' })
  expect(player.creditsMovedTimes).toBe(1)
})

test('a lost answer is decided by reading: cancelled, or failed and not sent again', async () => {
  const { appointments, cancel } = setUp(early)
  appointments.onCancel = () => {
    throw new Failure('timed-out')
  }
  await expect(cancel.execute({ appointment: lesson, note: '', lateConfirmed: false })).rejects.toMatchObject({ kind: 'timed-out' })
  appointments.onCancel = (commit) => {
    commit()
    throw new Failure('timed-out')
  }
  expect(await cancel.execute({ appointment: lesson, note: '', lateConfirmed: false })).toEqual({ kind: 'canceled' })
  expect(appointments.cancellations).toHaveLength(2)
})

test('a lost answer is decided by the lesson itself, whatever other lessons there are', async () => {
  const { appointments, cancel } = setUp(early)
  appointments.list = [buildAppointment().with({ id: 'a-2', state: 'canceled' }).build(), lesson]
  appointments.onCancel = () => {
    throw new Failure('timed-out')
  }
  await expect(cancel.execute({ appointment: lesson, note: '', lateConfirmed: false })).rejects.toMatchObject({ outcome: 'not-done' })
})
