import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe } from '../schemas.ts'

const text = z.string().check(z.minLength(1))

const fields = {
  centerId: text,
  coverage: z.string(),
  email: text,
  firstname: text,
  lastname: text,
  phone: z.string(),
  postalCode: z.string(),
  recieveEmailFlg: z.boolean(),
  referrer: z.string(),
  source: z.literal(['contact', 'referral']),
}

const inJapan = {
  altFirstName: text,
  altLastName: text,
  birthDate: z.string(),
  birthMonth: z.string(),
  birthYear: z.string(),
  pref: text,
  zipCode: text,
}

/** `birthDate` is the day of the month. */
export const contact = call({
  id: 'support.contact',
  method: 'POST',
  path: '/api/contact',
  auth: 'held',
  kind: 'write',
  body: z.union([z.strictObject(fields), z.strictObject({ ...fields, ...inJapan })]),
  answer: answered(maybe(z.unknown())),
})
