import * as z from 'zod/mini'
import { call } from '../call.ts'
import { acknowledged, answered } from '../schemas.ts'

const text = z.string().check(z.minLength(1))
const pixels = z.number().check(z.nonnegative())

/** Times in seconds of playback. */
const events = z.array(z.object({ name: text, time: z.number().check(z.nonnegative()) })).check(z.minLength(1))

/** `seriesId` is null for a video outside of all series. */
const place = { videoId: text, seriesId: z.nullable(text) }

/** `category` is an id. */
export const initVideoUsage = call({
  id: 'learning.video-analytics-init',
  method: 'POST',
  path: '/api/video-analytic/init-session',
  auth: 'player',
  kind: 'telemetry',
  body: z.strictObject({
    ...place,
    os: text,
    platform: text,
    browser: text,
    device: text,
    category: text,
    resolution: z.strictObject({ width: pixels, height: pixels }),
    events,
  }),
  answer: answered(z.object({ id: text })),
})

/** `id` is the session's. */
export const addVideoUsage = call({
  id: 'learning.video-analytics-event',
  method: 'POST',
  path: '/api/video-analytic/event',
  auth: 'player',
  kind: 'telemetry',
  body: z.strictObject({ id: text, events }),
  answer: acknowledged,
})

/** `eventTime`: an instant, such as `2026-05-14T12:30:00Z`. */
export const videoSubscription = call({
  id: 'learning.video-analytics-subscription-event',
  method: 'POST',
  path: '/api/video-analytic/subscription-event',
  auth: 'player',
  kind: 'telemetry',
  body: z.strictObject({ ...place, categoriesId: text, eventTime: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)) }),
  answer: acknowledged,
})
