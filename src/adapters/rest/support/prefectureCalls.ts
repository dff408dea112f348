import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf } from '../schemas.ts'

/** Japan only. Names are in the language of the request. */
export const prefConfiguration = call({
  id: 'support.pref-configuration',
  method: 'GET',
  path: '/api/pref-configuration',
  auth: 'held',
  kind: 'read',
  answer: answered(listOf(z.object({ value: z.string(), name: z.string() }))),
})
