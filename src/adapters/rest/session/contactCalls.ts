import * as z from 'zod/mini'
import { call } from '../call.ts'
import { acknowledged } from '../schemas.ts'

/** Each call sends another code. Refused with 90023, a code of our own, if the address belongs to another player. */
export const changeEmailRequestCode = call({
  id: 'session.change-email-request-code',
  method: 'POST',
  path: '/api/change-email/verify',
  auth: 'player',
  kind: 'write',
  body: z.strictObject({ email: z.string() }),
  answer: acknowledged,
})

/** Refused with 90021 (wrong code) or 90022 (expired), codes of our own. Idempotent. */
export const changeEmailConfirmCode = call({
  id: 'session.change-email-confirm-code',
  method: 'PUT',
  path: '/api/change-email/verify',
  auth: 'player',
  kind: 'idempotent',
  body: z.strictObject({ code: z.string() }),
  answer: acknowledged,
})

/** Refused with 90023, a code of our own, if the address belongs to another player meanwhile. */
export const changeEmailUpdate = call({
  id: 'session.change-email-update',
  method: 'PUT',
  path: '/api/change-email/update',
  auth: 'player',
  kind: 'idempotent',
  body: z.strictObject({ emailSubscription: z.array(z.string()), email: z.string(), phone: z.string() }),
  answer: acknowledged,
})

/** Refused with 90024, a code of our own, if the old password is wrong. */
export const changePassword = call({
  id: 'session.change-password',
  method: 'POST',
  path: '/api/player/change-password',
  auth: 'player',
  kind: 'write',
  success: 200,
  body: z.strictObject({ oldPassword: z.string(), newPassword: z.string() }),
  answer: acknowledged,
})

export const verifyPhoneRequest = call({
  id: 'session.verify-phone-request',
  method: 'POST',
  path: '/api/player/verify-phone',
  auth: 'player',
  kind: 'write',
  body: z.strictObject({ phone: z.string() }),
  answer: acknowledged,
})

/** A GET that changes data: not repeated. Refused with 90021 or 90022 like other codes. */
export const verifyPhoneConfirm = call({
  id: 'session.verify-phone-confirm',
  method: 'GET',
  path: '/api/player/verify-phone/{code}',
  auth: 'player',
  kind: 'idempotent',
  answer: acknowledged,
})
