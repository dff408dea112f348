import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { media } from './media.ts'

const text = z.string().check(z.minLength(1))
const seconds = z.number().check(z.nonnegative())
const done = answered(maybe(z.unknown()))
const named = z.object({ id: text, title: z.string() })

/** Some words in place of the id are paths of other calls; no id equals them. */
export const video = call({
  id: 'learning.video',
  method: 'GET',
  path: '/api/video/{id}',
  auth: 'player',
  kind: 'read',
  answer: answered(
    z.object({
      id: text,
      title: z.string(),
      description: maybe(z.string()),
      media,
      category: named,
      series: maybe(
        z.object({
          id: text,
          title: z.string(),
          index: z.number().check(z.refine(Number.isSafeInteger), z.minimum(0)),
          videos: listOf(z.object({ id: text, title: z.string(), seconds })),
        }),
      ),
      favorite: z._default(z.boolean(), false),
      watchedTime: z._default(seconds, 0),
    }),
  ),
})

/** Times in seconds of playback. */
export const videoNotes = call({
  id: 'learning.video-notes',
  method: 'GET',
  path: '/api/video/notes/{id}',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(z.object({ id: text, time: seconds, note: z.string() }))),
})

const note = { videoId: text, time: seconds, note: text }

export const createVideoNote = call({
  id: 'learning.video-note-create',
  method: 'POST',
  path: '/api/video/note',
  auth: 'player',
  kind: 'write',
  body: z.strictObject(note),
  answer: done,
})

export const updateVideoNote = call({
  id: 'learning.video-note-update',
  method: 'PUT',
  path: '/api/video/note',
  auth: 'player',
  kind: 'idempotent',
  body: z.strictObject({ id: text, ...note }),
  answer: done,
})

export const deleteVideoNote = call({
  id: 'learning.video-note-delete',
  method: 'DELETE',
  path: '/api/video/note/{id}',
  auth: 'player',
  kind: 'idempotent',
  answer: done,
})

/** Seconds watched, each counted once; the latest value replaces the others. */
export const trackVideo = call({
  id: 'learning.video-tracking',
  method: 'POST',
  path: '/api/video/tracking',
  auth: 'player',
  kind: 'telemetry',
  body: z.strictObject({ videoId: text, watchedTime: seconds }),
  answer: done,
})
