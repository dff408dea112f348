import type { Appointment } from './appointment.ts'
import type { LessonType } from './lessonType.ts'
import { isSameSlot, type Slot } from './slot.ts'

/** What the player asks for: one or more slots, in the place of `replaces`. */
export interface Booking {
  readonly purpose: 'new' | 'practice-override' | 'move'
  readonly playerId: string
  readonly hand: 'left' | 'right'
  readonly lessonType: LessonType
  readonly slots: readonly Slot[]
  /** Ids of the moved appointment and of the practice bookings in the way; empty for a plain booking. */
  readonly replaces: readonly string[]
}

export interface LastBooking {
  readonly id: string
  readonly lessonTypeId: string
  readonly lessonTypeName: string
  readonly centreId: string
  readonly centreName: string
  readonly coachId?: string | undefined
  readonly coachName?: string | undefined
  readonly start: Temporal.Instant
}

const notice = Temporal.Duration.from({ hours: 24 })

/** Until this instant, itself included, a lesson can be moved, and cancelled without losing its credit. */
export function freeUntil(appointment: Pick<Appointment, 'start'>): Temporal.Instant {
  return appointment.start.subtract(notice)
}

/** Elapsed time, not wall time: exactly 24:00:00 before the start is still free. */
export function isLate(appointment: Pick<Appointment, 'start'>, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, freeUntil(appointment)) > 0
}

/** Booked now, it could not be moved any more, nor give its credit back; a place in line costs nothing. */
export function isFinal(slot: Slot, now: Temporal.Instant): boolean {
  return isCertain(slot) && isLate(slot, now)
}

/** What is booked for certain, until 24 hours before it; places on a waiting list are left and joined anew. */
export function canMove(appointment: Appointment, now: Temporal.Instant): boolean {
  return isBooked(appointment) && !isLate(appointment, now)
}

/** Until it starts; inside 24 hours the player has to confirm it. */
export function canCancel(appointment: Appointment, now: Temporal.Instant): boolean {
  return isAhead(appointment) && Temporal.Instant.compare(now, appointment.start) < 0
}

/** A place on a waiting list holds no credit, so leaving it late costs nothing and needs no confirmation. */
export function needsLateConfirmation(appointment: Appointment, now: Temporal.Instant): boolean {
  return !appointment.waitingList && isLate(appointment, now)
}

/** What a cancel gives back: all of it in time, nothing inside 24 hours or on a waiting list. */
export function creditsReturned(appointment: Appointment, now: Temporal.Instant): number {
  return appointment.waitingList || isLate(appointment, now) ? 0 : appointment.lessonType.credits
}

/** The player's own practice, booked at the time of one of the slots; a place in a line blocks nothing yet. */
export function practiceInTheWay(slots: readonly Slot[], appointments: readonly Appointment[], minutes: number): readonly Appointment[] {
  return atTheSameTime(slots, appointments, minutes).filter(({ lessonType }) => lessonType.practice)
}

/** The player's own lessons at the time of one of the slots. Nothing forbids the second one, but it is seldom meant. */
export function lessonsInTheWay(slots: readonly Slot[], appointments: readonly Appointment[], minutes: number): readonly Appointment[] {
  return atTheSameTime(slots, appointments, minutes).filter(({ lessonType }) => !lessonType.practice)
}

/** Credits left once the booking is made: waiting costs nothing, and a replaced lesson gives its credits back. */
export function creditsAfter(credits: number, { lessonType, slots, replaces }: Booking, known: readonly Appointment[]): number {
  const taken = slots.filter(isCertain).length * lessonType.credits
  const given = known.filter(({ id }) => replaces.includes(id)).map((replaced) => replaced.lessonType.credits)
  return given.reduce((sum, one) => sum + one, credits - taken)
}

/** The same lesson at the same times; practice that gives way may have been added meanwhile. */
export function isSameBooking(one: Booking, other: Booking): boolean {
  if (one.lessonType.id !== other.lessonType.id || one.slots.length !== other.slots.length) return false
  const isSameMove = one.purpose === 'move' ? other.purpose === 'move' && one.replaces[0] === other.replaces[0] : other.purpose !== 'move'
  return isSameMove && one.slots.every((slot) => other.slots.some((each) => isSameSlot(slot, each)))
}

/** The appointments that this booking has made, found where its answer was lost. */
export function madeBy({ lessonType, slots, replaces }: Booking, appointments: readonly Appointment[]): readonly Appointment[] {
  return appointments
    .filter((appointment) => isAhead(appointment) && appointment.lessonType.id === lessonType.id && !replaces.includes(appointment.id))
    .filter((appointment) => slots.some((slot) => isAt(appointment, slot)))
}

/** The appointment holds the slot's time at the slot's centre, with its coach where one is named. */
export function isAt({ start, centre, coach }: Appointment, slot: Slot): boolean {
  return start.equals(slot.start) && centre.id === slot.centreId && (!coach || coach.id === slot.coachId)
}

function atTheSameTime(slots: readonly Slot[], appointments: readonly Appointment[], minutes: number): readonly Appointment[] {
  const chosen = slots.filter(isCertain).map(({ start }) => ({ start, minutes }))
  return appointments.filter(isBooked).filter((booked) => chosen.some((one) => overlap(booked, one)))
}

function isCertain({ availability }: Slot): boolean {
  return availability !== 'waiting-list'
}

function isBooked({ state, waitingList }: Appointment): boolean {
  return state === 'booked' && !waitingList
}

function isAhead({ state }: Appointment): boolean {
  return state === 'booked' || state === 'waiting'
}

type Span = Pick<Slot, 'start' | 'minutes'>

function overlap(one: Span, other: Span): boolean {
  return Temporal.Instant.compare(one.start, end(other)) < 0 && Temporal.Instant.compare(other.start, end(one)) < 0
}

function end({ start, minutes }: Span): Temporal.Instant {
  return start.add({ minutes })
}
