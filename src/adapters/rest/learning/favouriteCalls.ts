import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { foundVideo, series } from './libraryCalls.ts'

/** Newest first. */
export const videoFavorites = call({
  id: 'learning.video-favorites',
  method: 'GET',
  path: '/api/video/favorites',
  auth: 'player',
  kind: 'read',
  answer: answered(z.object({ videos: listOf(foundVideo), series: listOf(series) })),
})

const write = { auth: 'player', kind: 'idempotent', answer: answered(maybe(z.unknown())) } as const

export const keepSeries = call({
  ...write,
  id: 'learning.video-series-favorite-add',
  method: 'POST',
  path: '/api/video/favorites_series/{id}',
})

export const dropSeries = call({
  ...write,
  id: 'learning.video-series-favorite-remove',
  method: 'DELETE',
  path: '/api/video/favorites_series/{id}',
})

export const keepVideo = call({
  ...write,
  id: 'learning.video-favorite-add',
  method: 'POST',
  path: '/api/video/favorite/{videoId}/series/{seriesId}',
})

export const dropVideo = call({
  ...write,
  id: 'learning.video-favorite-remove',
  method: 'DELETE',
  path: '/api/video/favorite/{videoId}/series/{seriesId}',
})
