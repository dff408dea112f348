import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { instant, knownZone } from '../timeSchemas.ts'

const text = z.string().check(z.minLength(1))
const seconds = z.number().check(z.nonnegative())

/** `view` is `FACE_ON` or `DOWN_THE_LINE`, `hand` `LEFT` or `RIGHT`; `timeZone` is the centre's. */
const swing = z.object({
  id: text,
  club: z.string(),
  view: maybe(z.string()),
  hand: maybe(z.string()),
  takenAt: instant,
  timeZone: maybe(knownZone),
  seconds,
  poster: maybe(z.string()),
  sent: z._default(z.boolean(), false),
})
export type SwingOnWire = z.infer<typeof swing>

export const mySwings = call({
  id: 'learning.my-swings',
  method: 'GET',
  path: '/api/v2/url-download/my-swings',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(swing)),
})

/** `url` is the video's address; `comments` were sent to the coach. */
export const mySwing = call({
  id: 'learning.my-swing',
  method: 'GET',
  path: '/api/v2/url-download/my-swing/{id}',
  auth: 'player',
  kind: 'read',
  answer: answered(
    z.extend(swing, {
      url: z.string(),
      framesPerSecond: maybe(z.number().check(z.positive())),
      comments: z._default(listOf(z.object({ id: text, comment: z.string(), at: instant })), []),
    }),
  ),
})

export const sendSwing = call({
  id: 'learning.my-swing-send-coach',
  method: 'POST',
  path: '/api/send-coach/my-swing',
  auth: 'player',
  kind: 'write',
  query: z.strictObject({ id: text }),
  body: z.strictObject({ comment: text }),
  answer: answered(maybe(z.unknown())),
})
