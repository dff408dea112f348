import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { plainDate } from '../timeSchemas.ts'

const text = z.string().check(z.minLength(1))

const word = maybe(z.string())

/** A list of keys, or a map of keys to booleans. */
const emailSubscription = z.union([
  listOf(text),
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((flags) => Object.keys(flags).filter((key) => flags[key] === true)),
  ),
])

/** `fields.handedness`: the key is the input's letter, the value the word. */
const profile = z.object({
  id: text,
  firstName: z.string(),
  lastName: z.string(),
  altFirstName: word,
  altLastName: word,
  email: z.string(),
  type: word,
  enableMetricDistances: maybe(z.boolean()),
  enableMetricSpeeds: maybe(z.boolean()),
  fields: z.object({ handedness: maybe(z.object({ key: z.string(), value: z.string() })) }),
  homeCenterId: maybe(text),
  memberSince: maybe(z.number()),
  phone: word,
  birthday: word,
  gender: word,
  street1: word,
  street2: word,
  city: word,
  postalCode: word,
  state: word,
  pref: word,
  emailSubscription: maybe(emailSubscription),
  emailVerified: maybe(z.boolean()),
  phoneVerified: maybe(z.boolean()),
  termsRead: maybe(z.boolean()),
  skytrakPlus: maybe(z.boolean()),
})

export const me = call({
  id: 'session.me',
  method: 'GET',
  path: '/api/v2/player/me',
  auth: 'player',
  kind: 'read',
  answer: answered(profile),
})

/** For customers with a launch monitor. */
export const skytrakCustomerMe = call({ ...me, id: 'session.skytrak-customer-me', path: '/api/skytrak/customer/me' })

export const lessonCredit = call({
  id: 'session.lesson-credit-v2',
  method: 'GET',
  path: '/api/v2/player/lesson/credit',
  auth: 'player',
  kind: 'read',
  answer: answered(z.object({ credit: z.number() })),
})

export const lessonCreditV3 = call({
  id: 'session.lesson-credit-v3',
  method: 'GET',
  path: '/api/v3/player/lesson/credit',
  auth: 'player',
  kind: 'read',
  answer: answered(z.object({ left: z.number(), total: z.number(), expiring: listOf(z.object({ amount: z.number(), date: plainDate })) })),
})
