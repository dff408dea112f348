import type { Slug } from '../../../media/index.ts'
import type { Language, Localised } from '../../../world/languages.ts'
import { languages, say } from '../../../world/languages.ts'
import { videoFileNamed } from '../videoFile.ts'
import { aroundGolfSeries } from './aroundGolf.ts'
import { categoryWords } from './categories.ts'
import { shortGameSeries } from './shortGame.ts'
import { swingSeries } from './swing.ts'
import type { SeriesWords } from './words.ts'

export interface LibrarySeries {
  readonly id: string
  readonly categoryId: string
  readonly slug: Slug
  readonly title: Localised
  readonly lead: Localised
  readonly languages: readonly Language[]
  readonly also: readonly string[]
}

export interface LibraryVideo {
  readonly id: string
  readonly seriesId: string
  readonly title: Localised
  readonly seconds: number
  readonly slug: Slug
  readonly captions: readonly Language[]
  readonly isGone: boolean
}

/** This series has no Chinese text. */
const withoutChinese = 'a-body-for-golf'
/** This video has no Japanese captions. */
const withoutCaptions = 'tempo-2'
const gone = 'reading-greens-4'

const told = [...swingSeries, ...shortGameSeries, ...aroundGolfSeries]

export const library = {
  categories: categoryWords.map(([id, title]) => ({ id, title: say(...title) })),
  series: told.map(
    ({ id, category, slug, title, lead, also = [] }): LibrarySeries => ({
      ...{ id, categoryId: category, slug, title: say(...title), lead: say(...lead) },
      languages: languages.filter((language) => id !== withoutChinese || language !== 'zh'),
      also,
    }),
  ),
  videos: told.flatMap(videosOf),
}

export function videosIn(seriesId: string): readonly LibraryVideo[] {
  const borrowed = library.series.find(({ id }) => id === seriesId)?.also ?? []
  const own = library.videos.filter((video) => video.seriesId === seriesId)
  return [...own, ...library.videos.filter(({ id }) => borrowed.includes(id))]
}

function videosOf(series: SeriesWords): readonly LibraryVideo[] {
  return series.videos.map(([title, slug = series.slug], index) => {
    const id = `${series.id}-${index + 1}`
    return {
      ...{ id, seriesId: series.id, title: say(...title), slug },
      seconds: videoFileNamed(slug).seconds,
      captions: languages.filter((language) => id !== withoutCaptions || language !== 'ja'),
      isGone: id === gone,
    }
  })
}
