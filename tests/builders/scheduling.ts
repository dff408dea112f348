import type { Appointment } from '#domain/scheduling/appointment'
import type { Booking, LastBooking } from '#domain/scheduling/booking'
import type { Centre } from '#domain/scheduling/centre'
import type { LessonType } from '#domain/scheduling/lessonType'
import type { Slot } from '#domain/scheduling/slot'

interface Builder<T> {
  with(changes: Partial<T>): Builder<T>
  build(): T
}

function building<T extends object>(value: T): Builder<T> {
  return { with: (changes) => building({ ...value, ...changes }), build: () => value }
}

const northgate: Centre = {
  id: 'northgate',
  name: 'Northgate Swing Lab',
  address: '1180 W Lakeshore Walk',
  city: 'Chicago',
  timeZone: 'America/Chicago',
  location: { latitude: 41.88, longitude: -87.63 },
  coaches: [
    { id: 'marisol', firstName: 'Marisol', lastName: 'Vance' },
    { id: 'teodor', firstName: 'Teodor', lastName: 'Hale' },
  ],
}

const ironPlay: LessonType = { id: 'iron-play', name: 'Iron play', minutes: 45, credits: 1, practice: false }

const start = Temporal.Instant.from('2026-05-14T12:30:00Z')

/** Northgate in Chicago, with Marisol and Teodor. */
export const buildCentre = (): Builder<Centre> => building(northgate)

/** Iron play: 45 minutes, one credit. */
export const buildLessonType = (): Builder<LessonType> => building(ironPlay)

/** A practice bay: 30 minutes, no credit. */
export const buildPractice = (): Builder<LessonType> =>
  buildLessonType().with({ id: 'practice', name: 'Practice bay', minutes: 30, credits: 0, practice: true })

/** Thursday 14 May 2026, 7:30 in Chicago, bay 4, with Marisol: open. */
export const buildSlot = (): Builder<Slot> =>
  building<Slot>({
    number: '4711',
    centreId: northgate.id,
    coachId: 'marisol',
    start,
    minutes: 45,
    timeZone: northgate.timeZone,
    bay: '4',
    availability: 'open',
    wuci: 'wuci-4711',
    requestedPayload: 'payload-4711',
  })

/** Booked at the time and place of `aSlot`. */
export const buildAppointment = (): Builder<Appointment> =>
  building<Appointment>({
    id: 'a-1',
    state: 'booked',
    stateOnWire: 'booked',
    waitingList: false,
    start,
    minutes: 45,
    lessonType: ironPlay,
    centre: northgate,
    coach: northgate.coaches[0],
    bay: '4',
  })

/** Iron play in `aSlot`, in nobody's place. */
export const buildBooking = (): Builder<Booking> =>
  building<Booking>({ purpose: 'new', playerId: 'hana', hand: 'right', lessonType: ironPlay, slots: [buildSlot().build()], replaces: [] })

export const buildLastBooking = (): Builder<LastBooking> =>
  building<LastBooking>({
    id: 'l-1',
    lessonTypeId: ironPlay.id,
    lessonTypeName: ironPlay.name,
    centreId: northgate.id,
    centreName: northgate.name,
    coachId: 'teodor',
    coachName: 'Teodor Hale',
    start,
  })
