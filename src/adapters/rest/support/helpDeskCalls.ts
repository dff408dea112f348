import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe } from '../schemas.ts'

/** The body is a form: subject, description, email, name, and the files as `attachments[]`. Too large answers 413, of another kind 415. */
export const helpdeskTicket = call({
  id: 'support.helpdesk-ticket',
  method: 'POST',
  path: '/api/helpdesk/ticket',
  auth: 'player',
  kind: 'upload',
  body: z.unknown(),
  answer: answered(maybe(z.unknown())),
})
