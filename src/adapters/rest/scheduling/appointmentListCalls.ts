import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { instant } from '../timeSchemas.ts'
import { appointment, text, timeZone } from './appointmentSchemas.ts'

export const lastBookings = call({
  id: 'scheduling.last-bookings',
  method: 'GET',
  path: '/api/player/lesson/last-booking',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ size: z.literal('5') }),
  answer: answered(
    listOf(
      z.object({
        id: text,
        appointmentType: text,
        lessonTypeName: z.string(),
        centerId: text,
        centerName: z.string(),
        coachId: maybe(text),
        coachName: maybe(z.string()),
        date: instant,
      }),
    ),
  ),
})

export const appointments = call({
  id: 'scheduling.appointments',
  method: 'GET',
  path: '/api/v2/appointments',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ timeZone }),
  answer: answered(listOf(appointment)),
})
