import * as z from 'zod/mini'
import { maybe } from '../schemas.ts'
import { instant, knownZone, minutes } from '../timeSchemas.ts'
import { zoneName } from '../zones.ts'

export const text = z.string().check(z.minLength(1))

export const coach = z.object({ id: text, firstName: z.string(), lastName: z.string() })

export const place = z.object({
  id: text,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  timeZone: knownZone,
  latitude: z.number(),
  longitude: z.number(),
})

export const lessonType = z.object({ id: text, name: z.string(), minutes, credits: z.number(), practice: z.boolean() })

export const appointment = z.object({
  id: text,
  appointmentState: z.string(),
  isWaitingList: z.boolean(),
  position: maybe(z.number()),
  date: instant,
  minutes,
  lessonType,
  center: place,
  coach: maybe(coach),
  bay: z.string(),
  lessonId: maybe(text),
})

export const timeZone = z.string().check(z.regex(zoneName))
