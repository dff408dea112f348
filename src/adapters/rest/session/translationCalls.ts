import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered } from '../schemas.ts'

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
