import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'

const text = z.string().check(z.minLength(1))

/** HTML. */
const texts = { privacy: maybe(z.string()), terms: maybe(z.string()), register: maybe(z.string()) }

/** `methodOfVerification`: 1 by text message, 2 by email. */
const registration = {
  methodOfVerification: maybe(z.number()),
  locations: z._default(listOf(z.object({ id: text, name: text })), []),
  centers: z._default(listOf(z.object({ id: text, locationId: text })), []),
}

const familyAccount = z.object({
  id: text,
  firstName: z.string(),
  lastName: z.string(),
  altFirstName: maybe(z.string()),
  altLastName: maybe(z.string()),
  email: maybe(text),
  passwordRequired: maybe(z.boolean()),
})

export const configuration = call({
  id: 'session.configuration',
  method: 'GET',
  path: '/api/configuration',
  auth: 'player',
  kind: 'read',
  answer: answered(z.object({ ...texts, familyAccountInfos: z._default(listOf(familyAccount), []) })),
})

export const publicConfiguration = call({
  id: 'session.public-configuration',
  method: 'GET',
  path: '/api/public/configuration',
  auth: 'held',
  kind: 'read',
  answer: answered(z.object({ ...texts, ...registration })),
})

export const hubspotIdentification = call({
  id: 'session.hubspot-identification',
  method: 'GET',
  path: '/api/hubspot-identification',
  auth: 'player',
  kind: 'read',
  answer: answered(z.object({ token: text })),
})
