import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf } from '../schemas.ts'

const text = z.string().check(z.minLength(1))

/** `prefecture` as in the prefectures' configuration. Names are in the language of the request. */
export const centersJapan = call({
  id: 'support.centers-japan',
  method: 'GET',
  path: '/api/centers',
  auth: 'held',
  kind: 'read',
  query: z.strictObject({ region: z.literal('jp') }),
  answer: answered(listOf(z.object({ id: text, name: text, prefecture: text }))),
})
