import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe } from '../schemas.ts'

const text = z.string().check(z.minLength(1))

/** Both kinds of contact with how the code travels: 1 by text message, 2 by e-mail. */
const contact = { email: z.optional(text), phoneNumber: z.optional(text), method: z.literal([1, 2]) }

const done = answered(z.unknown())

export const resetPasswordRequest = call({
  id: 'session.reset-password-request',
  method: 'POST',
  path: '/api/v3/player/reset-password',
  auth: 'held',
  kind: 'auth',
  body: z.strictObject(contact),
  answer: done,
})

export const resetPasswordSendCode = call({
  id: 'session.reset-password-send-code',
  method: 'POST',
  path: '/api/v3/player/reset-password/send-code',
  auth: 'held',
  kind: 'auth',
  body: z.strictObject(contact),
  answer: done,
})

/** `token` is the code that was typed; the answer's is for the last step, where it brings one. */
export const resetPasswordConfirmCode = call({
  id: 'session.reset-password-confirm-code',
  method: 'POST',
  path: '/api/v3/player/reset-password/confirm-code',
  auth: 'held',
  kind: 'auth',
  body: z.strictObject({ ...contact, token: text }),
  answer: answered(maybe(z.object({ token: maybe(text) }))),
})

export const resetPasswordComplete = call({
  id: 'session.reset-password-complete',
  method: 'PUT',
  path: '/api/v3/player/reset-password',
  auth: 'held',
  kind: 'auth',
  body: z.strictObject({ ...contact, token: text, newPassword: text }),
  answer: done,
})

/** For the token of a link: it alone says whose password it is. */
export const resetPasswordCompleteV2 = call({
  id: 'session.reset-password-complete-v2',
  method: 'PUT',
  path: '/api/v2/player/reset-password',
  auth: 'held',
  kind: 'auth',
  body: z.strictObject({ token: text, newPassword: text }),
  answer: done,
})
