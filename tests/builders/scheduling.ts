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

export const buildCentre = (): Builder<Centre> => building(northgate)

export const buildLessonType = (): Builder<LessonType> => building(ironPlay)

export const buildPractice = (): Builder<LessonType> =>
  buildLessonType().with({ id: 'practice', name: 'Practice bay', minutes: 30, credits: 0, practice: true })

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
