import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { answered, listOf, maybe } from '../../schemas.ts'
import { plainDate } from '../../timeSchemas.ts'

const text = z.string().check(z.minLength(1))

/** `value` in units of the currency; `expiresOn` as `2026-12-31`, the last day. */
const buck = z.object({
  ...{ buckId: text, name: text },
  value: z.number().check(z.minimum(0), z.maximum(1e9)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  expiresOn: maybe(plainDate),
})

export const bucks = call({
  id: 'commerce.bucks',
  method: 'GET',
  path: '/api/bucks',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(buck)),
})
