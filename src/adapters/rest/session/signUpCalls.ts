import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe, webAddress } from '../schemas.ts'

const text = z.string().check(z.minLength(1))
const nothing = answered(maybe(z.unknown()))

/** Present if the answer signs the player in. */
export const tokens = z.object({
  access_token: maybe(text),
  refresh_token: maybe(text),
  eToken: maybe(text),
  eStoreCode: maybe(text),
  eUrl: maybe(webAddress),
  tokenSource: maybe(z.string()),
})

const center = z.object({ id: text, name: z.string(), city: z.string() })

/** `fields`: as in the profile. The last three are for Japan. */
export const register = call({
  id: 'session.register',
  method: 'POST',
  path: '/api/v2/player',
  auth: 'held',
  kind: 'write',
  body: z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    email: text,
    password: text,
    phone: text,
    postalCode: z.optional(text),
    centerId: z.optional(text),
    method: z.literal([1, 2]),
    handedness: z.literal(['left', 'right']),
    altFirstName: z.optional(text),
    altLastName: z.optional(text),
    pref: z.optional(text),
  }),
  answer: answered(maybe(tokens)),
})

/** Has the same route as the profile's update; the bodies differ. */
export const registerTerms = call({
  id: 'session.register-terms',
  method: 'PUT',
  path: '/api/v2/player',
  auth: 'player',
  kind: 'idempotent',
  body: z.strictObject({
    termsRead: z.literal(true),
    birthday: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
    ageAffirmation: z.literal(true),
  }),
  answer: nothing,
})

/** Free if `available` says so, or if there is only code 0. */
export const validateEmail = call({
  id: 'session.validate-email',
  method: 'GET',
  path: '/api/validate/email',
  auth: 'held',
  kind: 'read',
  query: z.strictObject({ email: text }),
  answer: answered(maybe(z.object({ available: maybe(z.boolean()) }))),
})

export const familyAccount = call({
  id: 'session.family-account',
  method: 'GET',
  path: '/api/player/family-account',
  auth: 'held',
  kind: 'read',
  query: z.strictObject({ email: text }),
  answer: answered(z.object({ isFamilyAccount: z.boolean() })),
})

export const centersContact = call({
  id: 'session.centers-contact',
  method: 'GET',
  path: '/api/centers/contact',
  auth: 'held',
  kind: 'read',
  answer: answered(listOf(center)),
})

export const centersClosest = call({
  id: 'session.centers-closest',
  method: 'GET',
  path: '/api/centers/closest',
  auth: 'held',
  kind: 'read',
  query: z.strictObject({ postal: text }),
  answer: answered(listOf(center)),
})

export const confirmationCode = call({
  id: 'session.confirmation-code',
  method: 'POST',
  path: '/api/v2/confirmation-code',
  auth: 'held',
  kind: 'auth',
  body: z.strictObject({ email: text, phone: text, method: z.literal([1, 2]) }),
  answer: nothing,
})

export const playerEmail = call({
  id: 'session.player-email',
  method: 'POST',
  path: '/api/v2/player/email',
  auth: 'held',
  kind: 'auth',
  body: z.strictObject({ email: text }),
  answer: nothing,
})

/** A visitor sees only the first name. */
export const playerByPid = call({
  id: 'session.player-by-pid',
  method: 'GET',
  path: '/api/player',
  auth: 'held',
  kind: 'read',
  query: z.strictObject({ pid: text }),
  answer: answered(maybe(z.object({ firstName: z.string() }))),
})
