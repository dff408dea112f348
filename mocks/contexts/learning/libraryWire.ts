import type { Player, UncheckedRequest } from '../../http/handler.ts'
import { type LibrarySeries, type LibraryVideo, library, videosIn } from './collection/index.ts'
import { posterOf, videoFileNamed } from './videoFile.ts'

interface Asker extends Pick<UncheckedRequest, 'world' | 'language' | 'url'> {
  readonly player: Player
}

/** In per cent. */
const watchedToEnd = 95

export function seriesOnWire(asker: Asker, { id, categoryId, slug, title, lead, languages }: LibrarySeries) {
  const { language, url } = asker
  const videos = videosIn(id)
  return {
    ...{ id, categoryId, title: title[language], description: lead[language], poster: posterOf(url, slug), languages },
    videoCount: videos.length,
    watched: videos.filter((video) => progressOf(asker, video) >= watchedToEnd).length,
    favorite: isKept(asker, id, undefined),
  }
}

export function videoOnWire(asker: Asker, video: LibraryVideo, seriesId = video.seriesId) {
  const { id, title, seconds, slug } = video
  const { language, url } = asker
  return {
    ...{ id, title: title[language], duration: seconds, poster: posterOf(url, slug) },
    progress: progressOf(asker, video),
    favorite: isKept(asker, seriesId, id),
  }
}

export function foundOnWire(asker: Asker, video: LibraryVideo, seriesId = video.seriesId) {
  const series = library.series.find(({ id }) => id === seriesId)
  return { ...videoOnWire(asker, video, seriesId), seriesId, seriesTitle: series?.title[asker.language] }
}

function progressOf({ world, player }: Asker, { id, slug }: LibraryVideo): number {
  const view = world.videoViews.find(`${player.id}/${id}`)
  return view ? Math.min(100, Math.round((100 * view.watchedTime) / videoFileNamed(slug).seconds)) : 0
}

export function isKept({ world, player }: Asker, seriesId: string, videoId: string | undefined): boolean {
  const kept = world.videoFavourites.first((row) => row.playerId === player.id && row.seriesId === seriesId && row.videoId === videoId)
  return kept !== undefined
}
