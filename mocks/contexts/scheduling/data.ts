import * as z from 'zod/mini'
import { localised } from '../../world/languages.ts'

const text = z.string().check(z.minLength(1))
const time = z.string().check(z.regex(/^\d\d:\d\d$/))

export const centre = z.object({
  id: text,
  name: text,
  address: text,
  city: text,
  timeZone: text,
  latitude: z.number(),
  longitude: z.number(),
  /** How postal codes around it begin. */
  postal: z.array(text),
  /** Hours of the practice bays. */
  opens: time,
  closes: time,
  practiceBays: z.number(),
  /** Why it lists no openings at the moment; absent where it does. */
  refusal: z.optional(z.object({ code: z.number(), message: localised })),
})
export type CentreRow = z.infer<typeof centre>

/** Weekdays as in ISO 8601: 1 = Monday. */
const workingHours = z.object({ weekday: z.number(), from: time, until: time })

export const coach = z.object({
  id: text,
  centreId: text,
  firstName: z.string(),
  lastName: z.string(),
  bay: text,
  hours: z.array(workingHours),
  /** How much of these hours guests of the club have taken, from 0 to 1. */
  demand: z.number(),
  /** First and last day of a leave. */
  leave: z.optional(z.object({ from: text, until: text })),
})
export type CoachRow = z.infer<typeof coach>

/** What a coach offers on one day in the place of the weekly hours: exactly these starts, with nobody else there. */
export const dayPlan = z.object({ id: text, coachId: text, date: text, starts: z.array(time) })

export const lessonType = z.object({ id: text, name: localised, minutes: z.number(), credits: z.number(), practice: z.boolean() })
export type LessonTypeRow = z.infer<typeof lessonType>

/** Of a member, or of `somebody`: a guest of whom nothing else is known. */
export const appointment = z.object({
  id: text,
  playerId: text,
  lessonTypeId: text,
  centreId: text,
  /** Practice has none. */
  coachId: z.optional(text),
  bay: text,
  start: text,
  minutes: z.number(),
  state: z.enum(['booked', 'waiting', 'canceled']),
  /** Others may wait for the place of this booked lesson. */
  keepsWaitingList: z.boolean(),
  /** Paid with, and given back by a cancellation in time. */
  credits: z.number(),
  handedness: z.enum(['left', 'right']),
  /** Who came first: grows with each booking, joining and confirming. */
  since: z.number(),
  /** What was said when it was cancelled. */
  note: z.string(),
})
export type AppointmentRow = z.infer<typeof appointment>
