import { beforeEach, describe, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { buildAppointment, buildCentre, buildPractice } from '../../../../tests/builders/scheduling.ts'
import { AppointmentsInMemory, FixedClock, PlayerInMemory } from '../../../../tests/builders/schedulingPorts.ts'
import { AppointmentsViewModel } from './AppointmentsViewModel.ts'

const lessonAt = (start: string) => buildAppointment().with({ id: start, start: Temporal.Instant.from(start) })
const past = lessonAt('2026-05-05T12:30:00Z').with({ state: 'completed' }).build()
const next = lessonAt('2026-05-14T12:30:00Z').build()
const practice = lessonAt('2026-05-14T22:00:00Z').with({ lessonType: buildPractice().build() }).build()
const canceled = lessonAt('2026-05-20T12:30:00Z').with({ state: 'canceled' }).build()
const waiting = lessonAt('2026-05-21T12:30:00Z').with({ state: 'waiting', waitingList: true }).build()

let appointments: AppointmentsInMemory
let player: PlayerInMemory
let clock: FixedClock
let model: AppointmentsViewModel

beforeEach(() => {
  appointments = new AppointmentsInMemory([past, next, practice, canceled, waiting])
  player = new PlayerInMemory()
  clock = new FixedClock('2026-05-13T17:00:00Z')
  model = new AppointmentsViewModel(appointments, player, clock)
})

describe('reading', () => {
  test('[scheduling.selected-date-next-appointment] selects the date of the next appointment', async () => {
    expect(model.list.state).toBe('loading')
    await model.refresh()
    expect(model.selectedDate.toString()).toBe('2026-05-14')
    expect(model.selectedDateAppointments).toEqual([next, practice])
  })

  test("selects the centre's date, not the player's", async () => {
    appointments.list = [
      lessonAt('2026-05-15T23:00:00Z')
        .with({ centre: buildCentre().with({ timeZone: 'Asia/Singapore' }).build() })
        .build(),
    ]
    await model.refresh()
    expect(model.selectedDate.toString()).toBe('2026-05-16')
  })

  test('leaves today selected when there is nothing', async () => {
    appointments.list = []
    await model.refresh()
    expect(model.isEmpty).toBe(true)
    expect(model.selectedDate.toString()).toBe('2026-05-13')
    expect(model.selectedDateAppointments).toEqual([])
  })

  test('[scheduling.appointments-failure-code-only] keeps the code of a failure, and what was shown before it', async () => {
    await model.refresh()
    appointments.onRead = () => {
      throw new Failure('rejected', { code: 50000 })
    }
    await model.refresh()
    expect(model.failureCode).toBe(50000)
    expect(model.list.stale).toBe(true)
    expect(model.selectedDateAppointments).toEqual([next, practice])
  })
})

describe('the calendar', () => {
  test('[scheduling.month-navigation] turns by a month and comes back to today', async () => {
    await model.refresh()
    model.month.goToNextMonth()
    expect(model.month.startDate.toString()).toBe('2026-06-13')
    model.month.goToPreviousMonth()
    expect(model.month.startDate).toEqual(model.today)
  })

  test("today is the player's own: it is still Tuesday in New York when Chicago's Wednesday has yet to come", () => {
    clock.instant = Temporal.Instant.from('2026-05-13T03:30:00Z')
    model.goToToday()
    expect(model.today.toString()).toBe('2026-05-12')
    expect(model.selectedDate.toString()).toBe('2026-05-12')
  })

  test('a selected date shows its appointments, a selected appointment its date', async () => {
    await model.refresh()
    model.selectDate(Temporal.PlainDate.from('2026-05-05'))
    expect(model.selectedDateAppointments).toEqual([past])
    model.select(waiting)
    expect([model.selected, model.selectedDate.toString()]).toEqual([waiting, '2026-05-21'])
    model.closeDetails()
    expect(model.selected).toBeUndefined()
  })

  test('turns to the month of an appointment that is opened, and stays where it is in sight', async () => {
    const june = lessonAt('2026-06-09T12:30:00Z').build()
    appointments.list = [next, june]
    await model.refresh()
    model.show(next)
    expect([model.selected, model.month.startDate.toString()]).toEqual([next, '2026-05-13'])
    model.show(june)
    expect([model.selected, model.selectedDate.toString(), model.month.startDate.toString()]).toEqual([june, '2026-06-09', '2026-06-09'])
  })

  test('the legend explains what there is', async () => {
    await model.refresh()
    expect(model.legend).toEqual({ lessons: true, practice: true, waitingList: true, canceled: true })
    appointments.list = [next]
    await model.refresh()
    expect(model.legend).toEqual({ lessons: true, practice: false, waitingList: false, canceled: false })
  })
})

test('the list holds what is to come, history the rest', async () => {
  await model.refresh()
  expect(model.upcoming).toEqual([next, practice, waiting])
  expect(model.history).toEqual([canceled, past])
})

test("another player's appointments take the place of the first one's, and signing out leaves none", async () => {
  model.start()
  await model.refresh()
  model.select(next)
  appointments.list = [waiting]
  player.become({ id: 'wren' })
  expect(model.list.value).toBeUndefined()
  await new Promise(setImmediate)
  expect(model.list.value).toEqual([waiting])
  player.signOut()
  expect(model.list.value).toBeUndefined()
  expect(model.selected).toBeUndefined()
  expect(appointments.reads).toBe(3)
  model.dispose()
})
