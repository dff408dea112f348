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
  FixedWhereabouts,
  MovedInMemory,
  OpeningsInMemory,
  PlayerInMemory,
  StandingClock,
} from './schedulingPorts.ts'

export const denver = { latitude: 39.74, longitude: -104.99 }
export const day = (text: string) => Temporal.PlainDate.from(text)
const inChicago = (wallTime: string) => Temporal.PlainDateTime.from(wallTime).toZonedDateTime('America/Chicago').toInstant()
export const slotAt = (wallTime: string) => buildSlot().with({ number: wallTime, start: inChicago(wallTime) })

export const morning = slotAt('2026-05-21T07:30').build()
export const evening = slotAt('2026-05-21T18:00').with({ coachId: 'teodor' }).build()
export const full = slotAt('2026-05-20T09:00').with({ availability: 'full' }).build()
export const line = slotAt('2026-05-21T09:00').with({ availability: 'waiting-list' }).build()
export const june = slotAt('2026-06-04T07:30').build()

export let appointments: AppointmentsInMemory
export let openings: OpeningsInMemory
export let centres: CentresInMemory
export let player: PlayerInMemory
export let clock: StandingClock
export let model: BookViewModel

function make(position = new FixedWhereabouts(denver)): BookViewModel {
  const bookLesson = new BookLesson(appointments, player, new ConnectivityInMemory())
  const order = new BookingSubmission(
    bookLesson,
    new RescheduleLesson(bookLesson, clock, new MovedInMemory()),
    new OwnAppointmentsModel(appointments),
    player,
  )
  const choices = new ChoicesModel(openings, appointments, new CentreModel(centres, position, player))
  return new BookViewModel(choices, new TimesModel(openings, clock), new SelectionModel(new SuggestSlots(openings)), order)
}

export async function rest(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate)
}

export async function begin(): Promise<void> {
  model.start()
  await rest()
}

export function remake(position?: FixedWhereabouts): void {
  model = make(position)
}

export function setUpBooking(): void {
  beforeEach(() => {
    appointments = new AppointmentsInMemory()
    openings = new OpeningsInMemory([morning, evening, full, line, june])
    openings.types = [buildLessonType().build(), buildPractice().build()]
    centres = new CentresInMemory()
    player = new PlayerInMemory()
    clock = new StandingClock('2026-05-13T17:00:00Z')
    model = make()
  })

  afterEach(() => model.dispose())
}
