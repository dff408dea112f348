import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered } from '../schemas.ts'

/** Leaves out values that are not texts and keeps the others. */
const texts = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((entries) =>
    Object.fromEntries(Object.entries(entries).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  ),
)

/** By language, then by `namespace:screen.element`. */
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
