import * as calls from '#adapters/rest/learning/libraryCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../http/handler.ts'
import { languageOf, languages } from '../../world/languages.ts'
import { library, videosIn } from './collection/index.ts'
import { foundOnWire, seriesOnWire, videoOnWire } from './libraryWire.ts'
import { videoFileOf } from './videoFile.ts'

const introTitle = { en: 'Welcome to the library', fr: 'Bienvenue dans la vidéothèque', ja: 'ライブラリへようこそ', zh: '欢迎来到视频库' }

export const libraryHandlers: readonly Handler[] = [
  onPlayerCall(calls.videoLanguages, () => ok(languages.map((code) => ({ code })))),

  onPlayerCall(calls.videoCategories, ({ url, language }) =>
    ok({
      introVideo: { title: introTitle[language], media: videoFileOf(url, 'welcome') },
      categories: library.categories.map(({ id, title }) => ({ id, title: title[language] })),
    }),
  ),

  onPlayerCall(calls.videoSeriesList, (asked) => ok(library.series.map((series) => seriesOnWire(asked, series)))),

  onPlayerCall(calls.videoSeries, (asked) => {
    const series = library.series.find(({ id }) => id === asked.params['id'])
    if (!series) return refused(404, 404, { message: 'There is no such series' })
    return ok({ videos: videosIn(series.id).map((video) => videoOnWire(asked, video, series.id)), ...seriesOnWire(asked, series) })
  }),

  onPlayerCall(calls.videoSearch, (asked) => {
    const language = languageOf(asked.query.language)
    const word = asked.query.keyword.trim().toLowerCase()
    const told = new Set(library.series.filter((series) => series.languages.includes(language)).map(({ id }) => id))
    const found = library.videos.filter(({ seriesId, title }) => told.has(seriesId) && title[language].toLowerCase().includes(word))
    return ok(found.map((video) => foundOnWire({ ...asked, language }, video)))
  }),
]
