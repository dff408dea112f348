import { BehaviorSubject, Subject, skip } from 'rxjs'
import type { Appointments, Booked, Canceled, Cancellation } from '#app/scheduling/ports/Appointments'
import type { BookingPlayer, CurrentBookingPlayer } from '#app/scheduling/ports/BookingPlayer'
import type { CentreSearch, Centres } from '#app/scheduling/ports/Centres'
import type { MovedLessons } from '#app/scheduling/ports/MovedLessons'
import type { Openings, OpeningsAnswer, OpeningsSearch, Suggestion } from '#app/scheduling/ports/Openings'
import type { PlayerLocation } from '#app/scheduling/ports/PlayerLocation'
import { Failure } from '#app/shared/failure'
import type { Clock } from '#app/shared/ports/Clock'
import type { Appointment } from '#domain/scheduling/appointment'
import type { Booking, LastBooking } from '#domain/scheduling/booking'
import type { Centre, Coordinates } from '#domain/scheduling/centre'
import type { LessonType } from '#domain/scheduling/lessonType'
import { dayOf, type Slot } from '#domain/scheduling/slot'
import { buildAppointment, buildCentre, buildLessonType } from './scheduling.ts'

export class FixedClock implements Clock {
  instant: Temporal.Instant
  readonly timeZone: string
  readonly ticks = new Subject<void>()

  constructor(now: string, timeZone = 'America/New_York') {
    this.instant = Temporal.Instant.from(now)
    this.timeZone = timeZone
  }

  now(): Temporal.Instant {
    return this.instant
  }

  async sleep(milliseconds: number): Promise<void> {
    this.instant = this.instant.add({ milliseconds })
  }
}

export class ConnectivityInMemory {
  value = true
}

const hana: BookingPlayer = { id: 'hana', hand: 'right', metricDistances: false, homeCentreId: 'northgate', credits: 6 }

export class PlayerInMemory implements CurrentBookingPlayer {
  creditsMovedTimes = 0
  private readonly player = new BehaviorSubject<BookingPlayer | undefined>(hana)
  readonly changes = this.player.pipe(skip(1))

  get value(): BookingPlayer | undefined {
    return this.player.value
  }

  become(changes: Partial<BookingPlayer>): void {
    this.player.next({ ...(this.player.value ?? hana), ...changes })
  }

  signOut(): void {
    this.player.next(undefined)
  }

  creditsMoved(): void {
    this.creditsMovedTimes += 1
  }
}

export class AppointmentsInMemory implements Appointments {
  list: readonly Appointment[]
  last: readonly LastBooking[] = []
  detailCode = 0
  reads = 0
  readonly bookings: Booking[] = []
  readonly cancellations: Cancellation[] = []
  readonly confirmations: string[] = []
  onRead: () => void = () => undefined
  onBook: (commit: () => Booked, booking: Booking) => Booked | Promise<Booked> = (commit) => commit()
  onCancel: (commit: () => Canceled) => Canceled | Promise<Canceled> = (commit) => commit()
  onConfirm: (commit: () => ConfirmAnswer) => ConfirmAnswer = (commit) => commit()

  constructor(list: readonly Appointment[] = []) {
    this.list = list
  }

  async all(): Promise<readonly Appointment[]> {
    this.reads += 1
    this.onRead()
    return this.list
  }

  async detail(id: string): Promise<{ readonly appointment: Appointment; readonly code: number }> {
    this.onRead()
    const appointment = this.list.find((each) => each.id === id)
    if (!appointment) throw new Failure('gone', { code: 404 })
    return { appointment, code: this.detailCode }
  }

  async book(booking: Booking): Promise<Booked> {
    this.bookings.push(booking)
    return this.onBook(() => this.commit(booking), booking)
  }

  async cancel(cancellation: Cancellation): Promise<Canceled> {
    this.cancellations.push(cancellation)
    return this.onCancel(() => {
      this.change(cancellation.appointment.id, { state: 'canceled', stateOnWire: 'canceled' })
      return { kind: 'canceled' }
    })
  }

  async confirmWaitingSlot(id: string): Promise<ConfirmAnswer> {
    this.confirmations.push(id)
    return this.onConfirm(() => {
      this.change(id, { state: 'booked', stateOnWire: 'booked', waitingList: false })
      return { code: 0 }
    })
  }

  async lastBookings(): Promise<readonly LastBooking[]> {
    return this.last
  }

  change(id: string, changes: Partial<Appointment>): void {
    this.list = this.list.map((each) => (each.id === id ? { ...each, ...changes } : each))
  }

  private commit(booking: Booking): Booked {
    const appointments = booking.slots.map((slot) => bookedIn(slot, booking))
    this.list = [...this.list.filter(({ id }) => !booking.replaces.includes(id)), ...appointments]
    return { kind: 'booked', appointments }
  }
}

type ConfirmAnswer = Awaited<ReturnType<Appointments['confirmWaitingSlot']>>

function bookedIn({ number, start, minutes, bay, availability }: Slot, { lessonType }: Booking): Appointment {
  const waitingList = availability === 'waiting-list'
  return buildAppointment()
    .with({ id: `of-${number}`, start, minutes, bay, lessonType, waitingList, state: waitingList ? 'waiting' : 'booked' })
    .build()
}

export class OpeningsInMemory implements Openings {
  types: readonly LessonType[] = [buildLessonType().build()]
  slots: readonly Slot[]
  offers: readonly Suggestion[] = []
  readonly searches: OpeningsSearch[] = []
  readonly suggestedFor: (readonly Slot[])[] = []
  onSearch: (answer: () => OpeningsAnswer) => OpeningsAnswer | Promise<OpeningsAnswer> = (answer) => answer()

  constructor(slots: readonly Slot[] = []) {
    this.slots = slots
  }

  async lessonTypes(): Promise<readonly LessonType[]> {
    return this.types
  }

  async search(search: OpeningsSearch): Promise<OpeningsAnswer> {
    this.searches.push(search)
    return this.onSearch(() => ({ kind: 'slots', slots: this.slots.filter((slot) => isAskedFor(slot, search)) }))
  }

  async suggestions(slots: readonly Slot[]): Promise<readonly Suggestion[]> {
    this.suggestedFor.push(slots)
    return this.offers
  }
}

function isAskedFor(slot: Slot, { centreId, coachId, from, until }: OpeningsSearch): boolean {
  const inTime = Temporal.PlainDate.compare(dayOf(slot), from) >= 0 && Temporal.PlainDate.compare(dayOf(slot), until) <= 0
  return inTime && slot.centreId === centreId && (!coachId || slot.coachId === coachId)
}

export class CentresInMemory implements Centres {
  list: readonly Centre[] = [
    buildCentre().with({ id: 'rive-sud', name: 'Atelier Rive-Sud', city: 'Montréal', timeZone: 'America/Toronto', coaches: [] }).build(),
    buildCentre().build(),
  ]
  near: readonly Centre[] = []
  readonly searches: CentreSearch[] = []
  onClosest: () => void = () => undefined
  onNearest: () => void = () => undefined

  async nearest(): Promise<readonly Centre[]> {
    this.onNearest()
    return this.near
  }

  async closest(search: CentreSearch): Promise<readonly Centre[]> {
    this.searches.push(search)
    this.onClosest()
    return this.list
  }

  async country(): Promise<string> {
    return 'US'
  }
}

export class FixedLocation implements PlayerLocation {
  readonly position: Coordinates | undefined

  constructor(position: Coordinates | undefined) {
    this.position = position
  }

  async ask(): Promise<Coordinates | undefined> {
    return this.position
  }
}

export class MovedLessonsInMemory implements MovedLessons {
  private readonly newIds = new Map<string, string>()

  newIdOf(id: string): string | undefined {
    return this.newIds.get(id)
  }

  oldIdOf(newId: string): string | undefined {
    return [...this.newIds].find(([, id]) => id === newId)?.[0]
  }

  add(id: string, newId: string): void {
    this.newIds.set(id, newId)
  }
}
