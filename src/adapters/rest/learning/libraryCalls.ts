import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { media } from './media.ts'

const text = z.string().check(z.minLength(1))
const count = z.number().check(z.nonnegative())

const shown = { id: text, title: text, poster: maybe(z.string()), favorite: z._default(z.boolean(), false) }

/** `watched` counts videos watched to the end. */
export const series = z.object({
  ...shown,
  categoryId: z.string(),
  description: maybe(z.string()),
  languages: listOf(z.string()),
  videoCount: count,
  watched: z._default(count, 0),
})
export type SeriesOnWire = z.infer<typeof series>

/** `duration` in seconds; `progress` from 0 to 100. */
const video = z.object({ ...shown, duration: count, progress: z._default(count, 0) })
export const foundVideo = z.extend(video, { seriesId: text, seriesTitle: text })
export type FoundOnWire = z.infer<typeof foundVideo>
export type VideoOnWire = z.infer<typeof video>

export const videoLanguages = call({
  id: 'learning.video-languages',
  method: 'GET',
  path: '/api/video/languages',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(z.object({ code: z.string() }))),
})

export const videoCategories = call({
  id: 'learning.video-categories',
  method: 'GET',
  path: '/api/video/categories',
  auth: 'player',
  kind: 'read',
  answer: answered(
    z.object({
      introVideo: maybe(z.object({ title: text, media })),
      categories: listOf(z.object({ id: text, title: text })),
    }),
  ),
})

export const videoSeriesList = call({
  id: 'learning.video-series-list',
  method: 'GET',
  path: '/api/video/series',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(series)),
})

/** Videos in order. */
export const videoSeries = call({
  id: 'learning.video-series',
  method: 'GET',
  path: '/api/video/series/{id}',
  auth: 'player',
  kind: 'read',
  answer: answered(z.extend(series, { videos: listOf(video) })),
})

export const videoSearch = call({
  id: 'learning.video-search',
  method: 'GET',
  path: '/api/video/search',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ keyword: text, language: text }),
  answer: answered(listOf(foundVideo)),
})
