import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe } from '../schemas.ts'
import { tokens } from './signUpCalls.ts'

const text = z.string().check(z.minLength(1))

/** The code that was typed, or the token of a link. Tokens may come back, where that signs in. */
export const verify = call({
  id: 'session.verify',
  method: 'POST',
  path: '/api/player/verify',
  auth: 'held',
  kind: 'auth',
  body: z.union([z.strictObject({ code: text }), z.strictObject({ token: text })]),
  answer: answered(maybe(tokens)),
})
