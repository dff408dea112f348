import { beforeEach, describe, expect, test } from 'vitest'
import { CancelLesson } from '#app/scheduling/CancelLesson'
import { Failure } from '#app/shared/failure'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { buildAppointment, buildPractice } from '../../../../tests/builders/scheduling.ts'
import { AppointmentsInMemory, ConnectivityInMemory, FixedClock, PlayerInMemory } from '../../../../tests/builders/schedulingPorts.ts'
import { CancelViewModel } from './CancelViewModel.ts'

const lesson = buildAppointment().build()
const lateNow = Temporal.Instant.from('2026-05-13T17:30:00Z')
let appointments: AppointmentsInMemory
let player: PlayerInMemory
let clock: FixedClock
let drafts: DraftsInMemory
let model: CancelViewModel

beforeEach(() => {
  appointments = new AppointmentsInMemory([lesson])
  player = new PlayerInMemory()
  clock = new FixedClock('2026-05-13T12:30:00Z')
  drafts = new DraftsInMemory()
  model = new CancelViewModel(new CancelLesson(appointments, player, clock, new ConnectivityInMemory()), player, clock, drafts)
  model.start()
})

describe('in time', () => {
  test('[scheduling.cancel-states] goes idle, wait, canceled', async () => {
    model.open(lesson)
    expect(model.operation.state).toBe('idle')
    const canceling = model.cancel()
    expect(model.operation.state).toBe('wait')
    await canceling
    expect(model.operation.state).toBe('canceled')
  })

  test('the credit comes back, and no confirmation is needed', () => {
    model.open(lesson)
    expect([model.needsConfirmation, model.creditsReturned, model.creditsLost]).toEqual([false, 1, 0])
    expect(model.credits).toEqual({ before: 6, after: 7 })
  })

  test('before and after stay as they were told, when the credits have been read again', async () => {
    model.open(lesson)
    await model.cancel()
    player.become({ credits: 7 })
    expect(model.credits).toEqual({ before: 6, after: 7 })
  })

  test('sends the note, once however often it is asked', async () => {
    model.open(lesson)
    model.changeNote('Back is sore')
    await Promise.all([model.cancel(), model.cancel()])
    await model.cancel()
    expect(appointments.cancellations).toEqual([{ appointment: lesson, note: 'Back is sore', lateConfirmed: false }])
  })
})

describe('inside 24 hours', () => {
  beforeEach(() => {
    clock.instant = lateNow
    model.open(lesson)
  })

  test('the line measures free until, now and the lesson', () => {
    expect(model.period).toEqual({ freeUntil: Temporal.Instant.from('2026-05-13T12:30:00Z'), now: lateNow, start: lesson.start })
  })

  test('the credit is lost, and the player has to confirm before anything is sent', async () => {
    expect([model.needsConfirmation, model.creditsReturned, model.creditsLost]).toEqual([true, 0, 1])
    expect(model.credits).toEqual({ before: 6, after: 6 })
    await model.cancel()
    expect([model.operation, appointments.cancellations]).toEqual([{ state: 'idle', problem: 'confirmation-needed' }, []])
    model.confirmLate(true)
    await model.cancel()
    expect(model.operation.state).toBe('canceled')
    expect(appointments.cancellations[0]?.lateConfirmed).toBe(true)
  })

  test('practice has no credit to lose, and a place on a waiting list needs no confirmation', () => {
    model.open(buildAppointment().with({ lessonType: buildPractice().build() }).build())
    expect(model.creditsLost).toBe(0)
    model.open(buildAppointment().with({ waitingList: true, state: 'waiting' }).build())
    expect([model.needsConfirmation, model.creditsReturned, model.creditsLost]).toEqual([false, 0, 0])
  })
})

test('the 24 hours may run out while the player is thinking', async () => {
  model.open(lesson)
  clock.instant = clock.instant.add({ minutes: 1 })
  await model.cancel()
  expect([model.needsConfirmation, model.creditsLost]).toEqual([true, 1])
  expect(appointments.cancellations).toEqual([])
})

test('the server may want the confirmation though it is early here', async () => {
  appointments.onCancel = () => ({ kind: 'confirmation-needed' })
  model.open(lesson)
  await model.cancel()
  expect(model.needsConfirmation).toBe(true)
  expect(model.operation).toEqual({ state: 'idle', problem: 'confirmation-needed' })
})

test('[scheduling.cancel-states] a failed cancel is idle again, with its failure and the note kept', async () => {
  appointments.onCancel = () => {
    throw new Failure('rejected', { code: 50000 })
  }
  model.open(lesson)
  model.changeNote('Back is sore')
  await model.cancel()
  expect([model.operation.state, model.sending.failure?.code, model.note]).toEqual(['idle', 50000, 'Back is sore'])
})

test('cancelled elsewhere counts as cancelled', async () => {
  appointments.onCancel = () => ({ kind: 'gone' })
  model.open(lesson)
  await model.cancel()
  expect(model.operation.state).toBe('canceled')
})

test('[scheduling.cancel-status-reset] signing out forgets it all', async () => {
  model.open(lesson)
  model.changeNote('Back is sore')
  await model.cancel()
  player.signOut()
  expect([model.operation, model.appointment, model.note, model.lateConfirmed]).toEqual([{ state: 'idle' }, undefined, '', false])
})

test('an answer that comes after signing out changes nothing', async () => {
  model.open(lesson)
  const canceling = model.cancel()
  player.signOut()
  await canceling
  expect(model.operation).toEqual({ state: 'idle' })
})

describe('the note', () => {
  const note = 'Back is sore'

  test('is there again when the dialog opens again for its lesson, and for no other', () => {
    model.open(lesson)
    model.changeNote(note)
    model.close()
    model.open(buildAppointment().with({ id: 'another' }).build())
    expect(model.note).toBe('')
    model.open(lesson)
    expect(model.note).toBe(note)
  })

  test('is forgotten once the lesson is cancelled, and kept while it is not', async () => {
    model.open(lesson)
    model.changeNote(note)
    const { onCancel } = appointments
    appointments.onCancel = () => {
      throw new Failure('offline')
    }
    await model.cancel()
    expect([...drafts.kept.values()]).toEqual([{ note }])
    appointments.onCancel = onCancel
    await model.cancel()
    expect(drafts.kept.size).toBe(0)
  })
})
