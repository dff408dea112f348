import * as calls from '#adapters/rest/learning/libraryCalls'
import { VideoLibrary } from '#app/learning/ports/VideoLibrary'
import { row } from '../Row.ts'

export const rows = [
  row(calls.videoLanguages, (ask) => ask(VideoLibrary).languages()),
  row(calls.videoCategories, (ask) => ask(VideoLibrary).categories()),
  row(calls.videoSeriesList, (ask) => ask(VideoLibrary).series()),
  row(calls.videoSeries, (ask) => ask(VideoLibrary).oneSeries('tempo')),
  row(calls.videoSearch, (ask) => ask(VideoLibrary).search({ keyword: 'putt', language: 'en' })),
]
