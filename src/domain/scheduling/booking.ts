import type { Appointment } from './appointment.ts'
import type { LessonType } from './lessonType.ts'
import { endOf, isSameSlot, type Slot, type Span } from './slot.ts'

export interface Booking {
  readonly purpose: 'new' | 'practice-override' | 'move'
  readonly playerId: string
  readonly hand: 'left' | 'right'
  readonly lessonType: LessonType
  readonly slots: readonly Slot[]
  /** Ids of the moved appointment and of practice to be given up; empty for a plain booking. */
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

const noticeHours = 24

/** The last instant, inclusive, at which a lesson can be moved, or cancelled without losing its credit. */
export function freeUntil(appointment: Pick<Appointment, 'start'>): Temporal.Instant {
  return appointment.start.subtract({ hours: noticeHours })
}

/** Elapsed time, not wall time: exactly 24:00:00 before the start is early enough. */
export function isLate(appointment: Pick<Appointment, 'start'>, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, freeUntil(appointment)) > 0
}

/** What makes it too late to move a lesson, or to cancel it without losing its credit. */
export interface LateNotice {
  readonly start: Temporal.Instant
  readonly freeUntil: Temporal.Instant
  readonly now: Temporal.Instant
}

/** Undefined while it is early enough. */
function lateNotice(appointment: Pick<Appointment, 'start'>, now: Temporal.Instant): LateNotice | undefined {
  return isLate(appointment, now) ? { start: appointment.start, freeUntil: freeUntil(appointment), now } : undefined
}

/** True if a booking made now could not be moved or refunded; false for waiting lists, which cost nothing. */
export function isFinal(slot: Slot, now: Temporal.Instant): boolean {
  return isCertain(slot) && isLate(slot, now)
}

/** Booked lessons until 24 hours before the start. Places on a waiting list can't be moved. */
export function canMove(appointment: Appointment, now: Temporal.Instant): boolean {
  return isBooked(appointment) && !isLate(appointment, now)
}

/** Undefined also for what is never moved: a place on a waiting list, a lesson that is over. */
export function whyNotMoved(appointment: Appointment, now: Temporal.Instant): LateNotice | undefined {
  return isBooked(appointment) ? lateNotice(appointment, now) : undefined
}

/** Until the start; inside 24 hours with the player's confirmation. */
export function canCancel(appointment: Appointment, now: Temporal.Instant): boolean {
  return isAhead(appointment) && Temporal.Instant.compare(now, appointment.start) < 0
}

/** A place on a waiting list holds no credit, so leaving it late costs nothing and needs no confirmation. */
export function needsLateConfirmation(appointment: Appointment, now: Temporal.Instant): boolean {
  return !appointment.waitingList && isLate(appointment, now)
}

/** Undefined where no credit is at stake, or where it is returned. */
export function whyCreditLost(appointment: Appointment, now: Temporal.Instant): LateNotice | undefined {
  return appointment.waitingList || appointment.lessonType.credits === 0 ? undefined : lateNotice(appointment, now)
}

/** All credits in time; none inside 24 hours or on a waiting list. */
export function creditsReturned(appointment: Appointment, now: Temporal.Instant): number {
  return appointment.waitingList || isLate(appointment, now) ? 0 : appointment.lessonType.credits
}

/** The player's own practice at the time of a slot. Places on a waiting list block nothing. */
export function practiceInTheWay(slots: readonly Slot[], appointments: readonly Appointment[], minutes: number): readonly Appointment[] {
  return atTheSameTime(slots, appointments, minutes).filter(({ lessonType }) => lessonType.practice)
}

/** The player's own lessons at the time of a slot. A second lesson is allowed but seldom intended. */
export function lessonsInTheWay(slots: readonly Slot[], appointments: readonly Appointment[], minutes: number): readonly Appointment[] {
  return atTheSameTime(slots, appointments, minutes).filter(({ lessonType }) => !lessonType.practice)
}

/** Credits left after the booking: waiting lists cost nothing, and a replaced lesson returns its credits. */
export function creditsAfter(credits: number, { lessonType, slots, replaces }: Booking, known: readonly Appointment[]): number {
  const taken = slots.filter(isCertain).length * lessonType.credits
  const given = known.filter(({ id }) => replaces.includes(id)).map((replaced) => replaced.lessonType.credits)
  return given.reduce((sum, one) => sum + one, credits - taken)
}

/** Same lesson and times; practice to be given up may differ. */
export function isSameBooking(one: Booking, other: Booking): boolean {
  const isSamePlayer = one.playerId === other.playerId && one.hand === other.hand
  if (!isSamePlayer || one.lessonType.id !== other.lessonType.id || one.slots.length !== other.slots.length) return false
  const isSameMove = one.purpose === 'move' ? other.purpose === 'move' && one.replaces[0] === other.replaces[0] : other.purpose !== 'move'
  return isSameMove && one.slots.every((slot) => other.slots.some((each) => isSameSlot(slot, each)))
}

/** The appointments that this booking created, for use after a lost answer. */
export function madeBy({ lessonType, slots, replaces }: Booking, appointments: readonly Appointment[]): readonly Appointment[] {
  return appointments
    .filter((appointment) => isAhead(appointment) && appointment.lessonType.id === lessonType.id && !replaces.includes(appointment.id))
    .filter((appointment) => slots.some((slot) => isAt(appointment, slot)))
}

/** Same time and centre, and the same coach if the slot names one. */
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

function overlap(one: Span, other: Span): boolean {
  return Temporal.Instant.compare(one.start, endOf(other)) < 0 && Temporal.Instant.compare(other.start, endOf(one)) < 0
}
