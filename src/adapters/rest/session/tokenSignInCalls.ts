import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe } from '../schemas.ts'
import { login } from './signInCalls.ts'

/** A year, in seconds: a ticket lasts minutes, and a moment can't be computed from any number. */
const longestTicket = 31_536_000

const ticket = z.string().check(z.minLength(1))

/** A sign-in in the player's name by staff; a ticket works once. */
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

/** The same for a launch monitor's customer. */
export const adminLoginSkytrak = call({
  ...adminLogin,
  id: 'session.admin-login-skytrak',
  query: z.strictObject({ ticket, isSkytrak: z.literal('true') }),
})

/** A ticket for the desk; earlier ones become invalid. */
export const adminTicket = call({
  id: 'session.admin-ticket',
  method: 'GET',
  path: '/api/player/admin-ticket',
  auth: 'player',
  kind: 'read',
  /** Seconds from now, because devices' clocks may be off. */
  answer: answered(z.object({ ticket, expiresIn: maybe(z.number().check(z.nonnegative(), z.maximum(longestTicket))) })),
})
