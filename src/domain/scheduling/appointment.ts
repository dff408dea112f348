import type { Centre, Coach } from './centre.ts'
import type { LessonType } from './lessonType.ts'

/** `other` for states that this version does not know. */
export type AppointmentState = 'booked' | 'waiting' | 'canceled' | 'completed' | 'other'

export interface Appointment {
  readonly id: string
  readonly state: AppointmentState
  /** As the server spells it; goes back to it when the appointment is cancelled. */
  readonly stateOnWire: string
  readonly waitingList: boolean
  /** 1 = next in line; waiting lists only. */
  readonly position?: number | undefined
  readonly start: Temporal.Instant
  readonly minutes: number
  readonly lessonType: LessonType
  readonly centre: Omit<Centre, 'coaches' | 'distance'>
  readonly coach?: Coach | undefined
  readonly bay: string
  /** Of what the coach has told of it; absent until then. */
  readonly lessonId?: string | undefined
}
