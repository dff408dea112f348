import { afterEach, beforeEach } from 'vitest'
import { BookLesson } from '#app/scheduling/BookLesson'
import { RescheduleLesson } from '#app/scheduling/RescheduleLesson'
import { SuggestSlots } from '#app/scheduling/SuggestSlots'
import { BookingSubmission } from '#ui/scheduling/book/BookingSubmission.ts'
import { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import { CentreModel } from '#ui/scheduling/book/CentreModel.ts'
import { ChoicesModel } from '#ui/scheduling/book/ChoicesModel.ts'
import { OwnAppointmentsModel } from '#ui/scheduling/book/OwnAppointmentsModel.ts'
import { SelectionModel } from '#ui/scheduling/book/SelectionModel.ts'
import { TimesModel } from '#ui/scheduling/book/TimesModel.ts'
import { buildLessonType, buildPractice, buildSlot } from './scheduling.ts'
import {
  AppointmentsInMemory,
  CentresInMemory,
  ConnectivityInMemory,
  FixedClock,
  FixedLocation,
  MovedLessonsInMemory,
  OpeningsInMemory,
  PlayerInMemory,
} from './schedulingPorts.ts'

export const denver = { latitude: 39.74, longitude: -104.99 }
export const day = (text: string) => Temporal.PlainDate.from(text)
const inChicago = (wallTime: string) => Temporal.PlainDateTime.from(wallTime).toZonedDateTime('America/Chicago').toInstant()
export const slotAt = (wallTime: string) => buildSlot().with({ number: wallTime, start: inChicago(wallTime) })

export const morningSlot = slotAt('2026-05-21T07:30').build()
export const eveningSlot = slotAt('2026-05-21T18:00').with({ coachId: 'teodor' }).build()
export const fullSlot = slotAt('2026-05-20T09:00').with({ availability: 'full' }).build()
export const waitingListSlot = slotAt('2026-05-21T09:00').with({ availability: 'waiting-list' }).build()
export const juneSlot = slotAt('2026-06-04T07:30').build()

export let appointments: AppointmentsInMemory
export let openings: OpeningsInMemory
export let centres: CentresInMemory
export let player: PlayerInMemory
export let clock: FixedClock
export let model: BookViewModel

function createModel(position = new FixedLocation(denver)): BookViewModel {
  const bookLesson = new BookLesson(appointments, player, new ConnectivityInMemory())
  const order = new BookingSubmission(
    bookLesson,
    new RescheduleLesson(bookLesson, clock, new MovedLessonsInMemory()),
    new OwnAppointmentsModel(appointments),
    player,
  )
  const choices = new ChoicesModel(openings, appointments, new CentreModel(centres, position, player))
  return new BookViewModel(choices, new TimesModel(openings, clock), new SelectionModel(new SuggestSlots(openings)), order)
}

export async function whenIdle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate)
}

export async function startModel(): Promise<void> {
  model.start()
  await whenIdle()
}

export function recreateModel(position?: FixedLocation): void {
  model = createModel(position)
}

export function setUpBooking(): void {
  beforeEach(() => {
    appointments = new AppointmentsInMemory()
    openings = new OpeningsInMemory([morningSlot, eveningSlot, fullSlot, waitingListSlot, juneSlot])
    openings.types = [buildLessonType().build(), buildPractice().build()]
    centres = new CentresInMemory()
    player = new PlayerInMemory()
    clock = new FixedClock('2026-05-13T17:00:00Z')
    model = createModel()
  })

  afterEach(() => model.dispose())
}
