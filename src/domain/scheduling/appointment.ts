import type { Centre, Coach } from './centre.ts'
import type { LessonType } from './lessonType.ts'

/** `other` for unknown states. */
export type AppointmentState = 'booked' | 'waiting' | 'canceled' | 'completed' | 'other'

export interface Appointment {
  readonly id: string
  readonly state: AppointmentState
  /** The server's own value, which is sent back when the appointment is cancelled. */
  readonly stateOnWire: string
  readonly waitingList: boolean
  /** 1 is next in line; waiting lists only. */
  readonly position?: number | undefined
  readonly start: Temporal.Instant
  readonly minutes: number
  readonly lessonType: LessonType
  readonly centre: Omit<Centre, 'coaches' | 'distance'>
  readonly coach?: Coach | undefined
  readonly bay: string
  /** Undefined until the coach has written up the lesson. */
  readonly lessonId?: string | undefined
}
