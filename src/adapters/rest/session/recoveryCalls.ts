import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe } from '../schemas.ts'

const text = z.string().check(z.minLength(1))

/** A contact, and how the code is sent: 1 by text message, 2 by email. */
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

/** `token` is the typed code; the answer may contain another token for the last step. */
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

/** The token of a link identifies the player. */
export const resetPasswordCompleteV2 = call({
  id: 'session.reset-password-complete-v2',
  method: 'PUT',
  path: '/api/v2/player/reset-password',
  auth: 'held',
  kind: 'auth',
  body: z.strictObject({ token: text, newPassword: text }),
  answer: done,
})
