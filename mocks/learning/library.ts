import * as calls from '#adapters/rest/learning/libraryCalls'
import { type Handler, ok, onPlayersCall, refused } from '../handling.ts'
import { languages } from '../languages.ts'
import { library, videosIn } from './collection/index.ts'
import { filmOf } from './filmOf.ts'
import { seriesOnWire, videoOnWire } from './libraryWire.ts'

const introTitle = { en: 'Welcome to the library', fr: 'Bienvenue dans la vidéothèque', ja: 'ライブラリへようこそ', zh: '欢迎来到视频库' }

export const libraryHandlers: readonly Handler[] = [
  onPlayersCall(calls.videoLanguages, () => ok(languages.map((code) => ({ code })))),

  onPlayersCall(calls.videoCategories, ({ url, language }) =>
    ok({
      introVideo: { title: introTitle[language], media: filmOf(url, 'welcome') },
      categories: library.categories.map(({ id, title }) => ({ id, title: title[language] })),
    }),
  ),

  onPlayersCall(calls.videoSeriesList, (asked) => ok(library.series.map((series) => seriesOnWire(asked, series)))),

  onPlayersCall(calls.videoSeries, (asked) => {
    const series = library.series.find(({ id }) => id === asked.params['id'])
    if (!series) return refused(404, 404, { message: 'There is no such series' })
    return ok({ videos: videosIn(series.id).map((video) => videoOnWire(asked, video)), ...seriesOnWire(asked, series) })
  }),
]
