import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered } from '../schemas.ts'

/** The body is a form with one file. Too large answers 413, of another kind 415. */
export const uploadAttachment = call({
  id: 'returns.upload-attachment',
  method: 'POST',
  path: '/api/returns/attachment',
  auth: 'player',
  kind: 'upload',
  body: z.unknown(),
  answer: answered(z.object({ filehash: z.string().check(z.minLength(1)), filename: z.string() })),
})
