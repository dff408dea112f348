import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, code, listOf, maybe } from '../schemas.ts'
import { instant, minutes } from '../timeSchemas.ts'
import { appointment, coach, lessonType, place, text, timeZone } from './appointmentSchemas.ts'

/** `distance` in metres, if a position or postal code was sent. */
const center = z.extend(place, { distance: maybe(z.number()), coaches: listOf(coach) })

const slot = z.object({
  slotNumber: text,
  start: instant,
  minutes,
  centerId: text,
  coachId: text,
  bay: z.string(),
  /** `open`, `full`, `waitingList` or `yours`. */
  state: z.string(),
  wuci: z.string(),
  requestedPayload: z.string(),
})

export const lessonTypes = call({
  id: 'scheduling.lesson-types',
  method: 'GET',
  path: '/api/v2/lesson/types',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(lessonType)),
})

export const centersNearest = call({
  id: 'scheduling.centers-nearest',
  method: 'GET',
  path: '/api/centers/nearest',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ lat: z.optional(z.string()), lon: z.optional(z.string()) }),
  answer: answered(listOf(center)),
})

export const closestCenters = call({
  id: 'scheduling.closest-centers',
  method: 'GET',
  path: '/api/closest-centers',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({
    latitude: z.optional(z.string()),
    longitude: z.optional(z.string()),
    postal: z.optional(z.string()),
    /** Empty: the server knows the address itself. */
    ip: z.string(),
    locrequest: z.string(),
    pagever: z.string(),
    scope: z.string(),
  }),
  answer: answered(z.object({ centers: listOf(center) })),
})

export const infoCountry = call({
  id: 'scheduling.info-country',
  method: 'GET',
  path: '/api/info-country',
  auth: 'player',
  kind: 'read',
  answer: answered(z.object({ country: text })),
})

/** Any code except 0 comes with a message for the player and without slots. */
export const openings = call({
  id: 'scheduling.openings',
  method: 'GET',
  path: '/v2/schedule/getOpenings',
  auth: 'player',
  kind: 'read',
  codes: 'all',
  query: z.strictObject({
    centerId: text,
    coachId: z.optional(text),
    lessonType: text,
    startDate: text,
    endDate: text,
    timeOfDay: z.literal(['any', 'morning', 'afternoon', 'evening']),
    suppressLogging: z.literal('true'),
    timeZone,
  }),
  answer: z.object({ code, message: maybe(z.string()), data: maybe(listOf(slot)) }),
})

/** Identifies each chosen slot; a booking copies it. */
const chosenSlot = z.strictObject({
  centerId: text,
  coachId: text,
  slotNumber: text,
  wuci: z.string(),
  requestedPayload: z.string(),
})

/** `reason`: `sameTime`, `sooner` or `otherCoach`. */
export const suggestions = call({
  id: 'scheduling.suggestions',
  method: 'POST',
  path: '/api/schedule/suggestions',
  auth: 'player',
  kind: 'read',
  body: z.array(chosenSlot).check(z.minLength(1)),
  answer: answered(listOf(z.extend(slot, { reason: z.string() }))),
})

const bookAppointments = {
  method: 'POST',
  path: '/v2/schedule/bookAppointments',
  auth: 'player',
  kind: 'write',
  query: z.strictObject({ timeZone }),
  body: z
    .array(
      z.strictObject({
        centerId: text,
        playerId: text,
        handedness: z.literal(['left', 'right']),
        appointmentType: text,
        coachId: text,
        wuci: z.string(),
        slotNumber: text,
        timeZone,
        requestedPayload: z.string(),
        replaceBookedAppointments: z.array(text),
      }),
    )
    .check(z.minLength(1)),
  /** Refused with 409: 50009 taken, 50010 own practice in the way (`data`: its ids), 50011 no credit left. */
  answer: answered(listOf(appointment)),
} as const

export const book = call({ ...bookAppointments, id: 'scheduling.book' })
export const bookPracticeOverride = call({ ...bookAppointments, id: 'scheduling.book-practice-override' })
export const reschedule = call({ ...bookAppointments, id: 'scheduling.reschedule' })

export const appointmentDetail = call({
  id: 'scheduling.appointment-detail',
  method: 'GET',
  path: '/api/v2/appointments/detail',
  auth: 'player',
  kind: 'read',
  codes: 'all',
  query: z.strictObject({ timeZone, id: text }),
  answer: z.object({ appointmentState: z.string(), code, data: appointment }),
})

/** Refused with 409 and 50024 inside 24 hours without `on24HConfirmed`; with 404 where `isWaitingList` contradicts the state. */
export const cancelAppointment = call({
  id: 'scheduling.cancel-appointment',
  method: 'POST',
  path: '/schedule/cancelAppointment',
  auth: 'player',
  kind: 'write',
  success: 200,
  body: z.strictObject({
    id: text,
    appointmentState: z.string(),
    note: z.string(),
    on24HConfirmed: z.boolean(),
    isWaitingList: z.boolean(),
  }),
  answer: z.object({ code: z._default(code, 0) }),
})

/** A GET that changes data: never prefetched or repeated. */
export const confirmWaitingList = call({
  id: 'scheduling.confirm-waiting-list',
  method: 'GET',
  path: '/schedule/confirmWaitingList/{id}',
  auth: 'player',
  kind: 'write',
  codes: 'all',
  answer: z.object({ code, appointmentState: maybe(z.string()) }),
})
