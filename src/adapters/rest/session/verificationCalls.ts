import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe } from '../schemas.ts'
import { tokens } from './signUpCalls.ts'

const text = z.string().check(z.minLength(1))

/** A typed code or the token of a link. The answer may contain tokens that sign in. */
export const verify = call({
  id: 'session.verify',
  method: 'POST',
  path: '/api/player/verify',
  auth: 'held',
  kind: 'auth',
  body: z.union([z.strictObject({ code: text }), z.strictObject({ token: text })]),
  answer: answered(maybe(tokens)),
})
