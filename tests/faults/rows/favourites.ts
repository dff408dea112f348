import * as calls from '#adapters/rest/learning/favouriteCalls'
import { Favourites } from '#app/learning/ports/Favourites'
import { row } from '../Row.ts'

const video = { seriesId: 'three-wedges', videoId: 'three-wedges-1' }
const kept = { seriesId: 'around-the-green', videoId: 'around-the-green-1' }

const written = {
  deviations: [{ where: ['200-beside'], gives: { effect: 'done' as const }, source: 'written, and a code beside it' }],
}

export const rows = [
  row(calls.videoFavorites, (ask) => ask(Favourites).list()),
  row(calls.keepSeries, (ask) => ask(Favourites).set({ seriesId: video.seriesId }, true), written),
  row(calls.dropSeries, (ask) => ask(Favourites).set({ seriesId: 'tempo' }, false), written),
  row(calls.keepVideo, (ask) => ask(Favourites).set(video, true), written),
  row(calls.dropVideo, (ask) => ask(Favourites).set(kept, false), written),
]
