import * as z from 'zod/mini'
import { localised } from '../../world/languages.ts'

const text = z.string().check(z.minLength(1))

const step = z.object({
  id: text,
  title: localised,
  note: localised,
  state: z.enum(['DONE', 'CURRENT', 'OPEN']),
  due: z.optional(text),
})

/** The id is the player's. */
export const lessonPlan = z.object({
  id: text,
  title: localised,
  goal: text,
  status: z.optional(text),
  steps: z.array(step),
})
export type LessonPlanRow = z.infer<typeof lessonPlan>

export const videoFavourite = z.object({
  id: text,
  playerId: text,
  seriesId: text,
  videoId: z.optional(text),
})

export const taughtLesson = z.object({
  id: text,
  playerId: text,
  appointmentId: z.optional(text),
  lessonTypeId: text,
  coachId: text,
  start: text,
  theme: text,
  archived: z.boolean(),
  draft: z.boolean(),
})
export type TaughtLessonRow = z.infer<typeof taughtLesson>

/** Media of our own host are stored by path. */
export const share = z.object({
  id: text,
  playerId: text,
  sourceId: text,
  url: text,
  type: text,
  thumbnail: z.string(),
  title: text,
  description: z.string(),
})

/** Position in seconds of the video. */
export const videoView = z.object({
  id: text,
  playerId: text,
  videoId: text,
  watchedTime: z.number(),
})

export const videoNote = z.object({
  id: text,
  playerId: text,
  videoId: text,
  time: z.number(),
  note: text,
})

export const videoUsage = z.object({
  id: text,
  playerId: text,
  videoId: text,
  seriesId: z.nullable(text),
  category: text,
  os: text,
  platform: text,
  browser: text,
  device: text,
  resolution: z.object({ width: z.number(), height: z.number() }),
  events: z.array(z.object({ name: text, time: z.number() })),
})

export const videoSubscription = z.object({
  id: text,
  playerId: text,
  videoId: text,
  seriesId: z.nullable(text),
  categoriesId: text,
  eventTime: text,
})

/** Dates count in the centre's time zone. */
export const swing = z.object({
  id: text,
  playerId: text,
  video: z.enum(['full-swing-face-on', 'full-swing-down-the-line', 'full-swing-left-handed']),
  club: localised,
  takenAt: text,
  timeZone: text,
})
export type SwingRow = z.infer<typeof swing>

export const swingComment = z.object({
  id: text,
  playerId: text,
  swingId: text,
  comment: text,
  at: text,
})
