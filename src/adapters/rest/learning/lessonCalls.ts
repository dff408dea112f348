import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, code, listOf, maybe } from '../schemas.ts'
import { instant, knownZone, minutes, plainDate } from '../timeSchemas.ts'
import { zoneName } from '../zones.ts'
import { media } from './media.ts'

const text = z.string().check(z.minLength(1))
const count = z.number().check(z.nonnegative())
const timeZone = z.string().check(z.regex(zoneName))

const given = {
  id: text,
  title: text,
  lessonType: z.string(),
  date: instant,
  minutes,
  center: z.object({ name: z.string(), city: z.string(), timeZone: knownZone }),
  coach: maybe(z.object({ id: text, firstName: z.string(), lastName: z.string() })),
  archived: z._default(z.boolean(), false),
}

const summary = z.object({ ...given, poster: maybe(z.string()), videoCount: z._default(count, 0) })
export type SummaryOnWire = z.infer<typeof summary>

/** A note's `time` is in seconds of its video; a drill's `videoId` is the library's. */
const lesson = z.object({
  ...given,
  comment: maybe(z.string()),
  notes: listOf(z.object({ id: text, title: text, text: z._default(z.string(), ''), videoId: maybe(text), time: maybe(count) })),
  drills: listOf(z.object({ id: text, title: text, note: maybe(z.string()), due: maybe(plainDate), videoId: maybe(text) })),
  videos: listOf(z.object({ id: text, type: text, title: text, media })),
})
export type LessonOnWire = z.infer<typeof lesson>

/** Code for a lesson that is not shown. */
export const ignored = 30001

export const lessonDetail = call({
  id: 'learning.lesson-detail',
  method: 'GET',
  path: '/api/player/lessons',
  auth: 'player',
  kind: 'read',
  codes: [ignored],
  query: z.strictObject({ id: text, timeZone }),
  answer: z.object({ code: z._default(code, 0), data: maybe(lesson) }),
})

/** No data without a lesson. */
export const latestLesson = call({
  id: 'learning.lesson-latest',
  method: 'GET',
  path: '/api/v2/player/lessons/latest',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ timeZone }),
  answer: answered(maybe(lesson)),
})

export const lessonHistory = call({
  id: 'learning.lesson-history',
  method: 'GET',
  path: '/api/v2/player/lessons/history',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ timeZone }),
  answer: answered(listOf(summary)),
})

export const restoreLesson = call({
  id: 'learning.restore-lesson',
  method: 'POST',
  path: '/api/player/lessons/restore-lesson',
  auth: 'player',
  kind: 'write',
  success: 200,
  body: z.strictObject({ lessonId: text, channel: z.literal(2) }),
  answer: answered(maybe(z.unknown())),
})

/** `videoType` as in the lesson's video. */
export const lessonVideoDownload = call({
  id: 'learning.lesson-video-download',
  method: 'GET',
  path: '/api/download/lesson-video',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ lessonId: text, videoType: text, videoId: text }),
  answer: answered(z.object({ url: z.string() })),
})
