import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe } from '../schemas.ts'
import { login } from './signInCalls.ts'

const ticket = z.string().check(z.minLength(1))

/** A sign-in like `login`, in the player's name by somebody of the staff; a ticket works once. */
export const adminLogin = call({
  id: 'session.admin-login',
  method: 'GET',
  path: '/api/player/admin-login',
  auth: 'held',
  kind: 'auth',
  codes: 'all',
  query: z.strictObject({ ticket }),
  answer: login.answer,
})

/** The same as a launch monitor's customer. */
export const adminLoginSkytrak = call({
  ...adminLogin,
  id: 'session.admin-login-skytrak',
  query: z.strictObject({ ticket, isSkytrak: z.literal('true') }),
})

/** A ticket of the player's own, for the desk; earlier ones end with it. */
export const adminTicket = call({
  id: 'session.admin-ticket',
  method: 'GET',
  path: '/api/player/admin-ticket',
  auth: 'player',
  kind: 'read',
  /** Seconds from now: the clocks of devices are not the club's. */
  answer: answered(z.object({ ticket, expiresIn: maybe(z.number().check(z.nonnegative())) })),
})
