import * as z from 'zod/mini'
import { localised } from '../../world/languages.ts'

const text = z.string().check(z.minLength(1))

const step = z.object({
  id: text,
  title: localised,
  note: localised,
  state: z.enum(['DONE', 'CURRENT', 'OPEN']),
  /** As `2026-06-12`. */
  due: z.optional(text),
})

/** What a coach has agreed on with a player; the id is the player's. */
export const lessonPlan = z.object({
  id: text,
  title: localised,
  goal: text,
  /** Left out of the answer where it is absent. */
  status: z.optional(text),
  steps: z.array(step),
})
export type LessonPlanRow = z.infer<typeof lessonPlan>

/** What a player has kept of the library: a series, or a video of one. */
export const videoFavourite = z.object({
  id: text,
  playerId: text,
  seriesId: text,
  videoId: z.optional(text),
})

/** What came of a lesson; its theme says what was taught. */
export const taughtLesson = z.object({
  id: text,
  playerId: text,
  /** Absent where the calendar knows nothing of it any more. */
  appointmentId: z.optional(text),
  lessonTypeId: text,
  coachId: text,
  start: text,
  theme: text,
  /** Its films are put away until the player asks for them. */
  archived: z.boolean(),
  /** The coach is still writing. */
  draft: z.boolean(),
})
export type TaughtLessonRow = z.infer<typeof taughtLesson>

/** What a player has shown to others, under the id of its short address; films and pictures of our own media host by their path. */
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

/** How far a player has come in a video, in seconds of its film. */
export const videoView = z.object({
  id: text,
  playerId: text,
  videoId: text,
  watchedTime: z.number(),
})

/** What a player has written to a moment of a video, in seconds of its film. */
export const videoNote = z.object({
  id: text,
  playerId: text,
  videoId: text,
  time: z.number(),
  note: text,
})

/** One viewing of a video, as the product tells it. */
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
  /** As `2026-05-14T12:30:00Z`. */
  eventTime: text,
})

/** A swing that was filmed at a centre, in whose zone it counts. */
export const swing = z.object({
  id: text,
  playerId: text,
  video: z.enum(['full-swing-face-on', 'full-swing-down-the-line', 'full-swing-left-handed']),
  club: localised,
  takenAt: text,
  timeZone: text,
})
export type SwingRow = z.infer<typeof swing>

/** What a player has written to the coach about a swing. */
export const swingComment = z.object({
  id: text,
  playerId: text,
  swingId: text,
  comment: text,
  at: text,
})
