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
  /** Prefixes of nearby postal codes. */
  postal: z.array(text),
  opens: time,
  closes: time,
  practiceBays: z.number(),
  refusal: z.optional(z.object({ code: z.number(), message: localised })),
})
export type CentreRow = z.infer<typeof centre>

/** Weekdays as in ISO 8601: 1 is Monday. */
const workingHours = z.object({ weekday: z.number(), from: time, until: time })

export const coach = z.object({
  id: text,
  centreId: text,
  firstName: z.string(),
  lastName: z.string(),
  bay: text,
  hours: z.array(workingHours),
  /** Share of these hours that guests have booked, from 0 to 1. */
  demand: z.number(),
  leave: z.optional(z.object({ from: text, until: text })),
})
export type CoachRow = z.infer<typeof coach>

/** Replaces the weekly hours of one day: exactly these starts, without guests. */
export const dayPlan = z.object({ id: text, coachId: text, date: text, starts: z.array(time) })

export const lessonType = z.object({ id: text, name: localised, minutes: z.number(), credits: z.number(), practice: z.boolean() })
export type LessonTypeRow = z.infer<typeof lessonType>

/** `somebody` is a guest without further data. */
export const appointment = z.object({
  id: text,
  playerId: text,
  lessonTypeId: text,
  centreId: text,
  coachId: z.optional(text),
  bay: text,
  start: text,
  minutes: z.number(),
  state: z.enum(['booked', 'waiting', 'canceled']),
  keepsWaitingList: z.boolean(),
  credits: z.number(),
  handedness: z.enum(['left', 'right']),
  /** Order in the queue: grows with each booking, joining and confirming. */
  since: z.number(),
  note: z.string(),
})
export type AppointmentRow = z.infer<typeof appointment>
