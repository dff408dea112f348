import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, code, listOf, maybe } from '../schemas.ts'
import { instant } from '../timeSchemas.ts'

const text = z.string().check(z.minLength(1))

export const notifications = call({
  id: 'session.notifications',
  method: 'GET',
  path: '/api/v2/player/notification',
  auth: 'player',
  kind: 'read',
  answer: answered(
    listOf(
      z.object({
        id: text,
        sourceId: text,
        title: z.string(),
        message: z._default(z.string(), ''),
        date: instant,
        read: maybe(z.boolean()),
        link: maybe(z.string()),
      }),
    ),
  ),
})

/** One entry per notification. Idempotent. */
export const notificationRead = call({
  id: 'session.notification-read',
  method: 'POST',
  path: '/api/v2/tracking/notification',
  auth: 'player',
  kind: 'idempotent',
  body: z.array(z.strictObject({ action: z.literal('read'), sourceId: text })),
  answer: z.object({ code: z._default(code, 0) }),
})
