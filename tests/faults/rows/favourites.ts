import * as calls from '#adapters/rest/learning/favouriteCalls'
import { Favourites } from '#app/learning/ports/Favourites'
import { row } from '../Row.ts'

const video = { seriesId: 'three-wedges', videoId: 'three-wedges-1' }
const kept = { seriesId: 'around-the-green', videoId: 'around-the-green-1' }

export const rows = [
  row(calls.videoFavorites, (ask) => ask(Favourites).list()),
  row(calls.keepSeries, (ask) => ask(Favourites).set({ seriesId: video.seriesId }, true)),
  row(calls.dropSeries, (ask) => ask(Favourites).set({ seriesId: 'tempo' }, false)),
  row(calls.keepVideo, (ask) => ask(Favourites).set(video, true)),
  row(calls.dropVideo, (ask) => ask(Favourites).set(kept, false)),
]
