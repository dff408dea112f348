import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe, plainDate } from '../schemas.ts'

const text = z.string().check(z.minLength(1))

/** What a player wants to be sent: a list of keys, or a map of them to yes and no. */
const emailSubscription = z.union([
  listOf(text),
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((flags) => Object.keys(flags).filter((key) => flags[key] === true)),
  ),
])

const shop = { eToken: maybe(text), eStoreCode: maybe(text), eUrl: maybe(z.url()) }

/** `fields.handedness`: the key is the input's letter, the value the word. */
const profile = z.object({
  id: text,
  firstName: z.string(),
  lastName: z.string(),
  altFirstName: maybe(z.string()),
  altLastName: maybe(z.string()),
  email: z.string(),
  type: maybe(z.string()),
  enableMetricDistances: maybe(z.boolean()),
  enableMetricSpeeds: maybe(z.boolean()),
  fields: z.object({ handedness: maybe(z.object({ key: z.string(), value: z.string() })) }),
  homeCenterId: maybe(text),
  memberSince: maybe(z.number()),
  phone: maybe(z.string()),
  phoneVerified: maybe(z.boolean()),
  emailSubscription: maybe(emailSubscription),
})

/** By password, or by what another region's site sealed for this one. 90015 comes with the region alone; any other code with tokens. */
export const login = call({
  id: 'session.login',
  method: 'POST',
  path: '/api/v2/player/login',
  auth: 'held',
  kind: 'auth',
  codes: 'all',
  body: z.union([z.strictObject({ username: z.string(), password: z.string() }), z.strictObject({ authToken: text })]),
  answer: answered(
    z.object({
      access_token: maybe(text),
      refresh_token: maybe(text),
      ...shop,
      region: maybe(text),
      jwt_token: maybe(text),
      tokenSource: maybe(z.string()),
      /** Of whoever comes from another region. */
      rememberMe: maybe(z.boolean()),
      eSkytrakStoreCode: maybe(text),
      eSkytrakToken: maybe(text),
    }),
  ),
})

export const refreshToken = call({
  id: 'session.refresh-token',
  method: 'POST',
  path: '/api/v2/player/refresh-token',
  auth: 'parent',
  kind: 'auth',
  body: z.strictObject({ refresh_token: text }),
  answer: answered(z.object({ access_token: text, refresh_token: text, ...shop })),
})

export const me = call({
  id: 'session.me',
  method: 'GET',
  path: '/api/v2/player/me',
  auth: 'player',
  kind: 'read',
  answer: answered(profile),
})

/** The same of a launch monitor's customer. */
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

/** What is no text is left out, so that it does not take the others along. */
const texts = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((entries) =>
    Object.fromEntries(Object.entries(entries).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  ),
)

/** Texts by language, then by `namespace:screen.element`. */
export const translation = call({
  id: 'session.translation',
  method: 'GET',
  path: '/api/translation',
  auth: 'held',
  kind: 'read',
  acceptLanguage: false,
  query: z.strictObject({ channel: z.literal('web3') }),
  answer: answered(z.object({ translations: z.record(z.string(), texts) })),
})
