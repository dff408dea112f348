import type { Appointment } from './appointment.ts'
import type { LessonType } from './lessonType.ts'
import type { Slot } from './slot.ts'

/** What the player asks for: one or more slots, in the place of `replaces`. */
export interface Booking {
  readonly playerId: string
  readonly hand: 'left' | 'right'
  readonly lessonType: LessonType
  readonly slots: readonly Slot[]
  /** The moved appointment, or the practice bookings in the way; empty for a plain booking. */
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
export function freeUntil(appointment: Appointment): Temporal.Instant {
  return appointment.start.subtract(notice)
}

/** Elapsed time, not wall time: exactly 24:00:00 before the start is still free. */
export function isLate(appointment: Appointment, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, freeUntil(appointment)) > 0
}
