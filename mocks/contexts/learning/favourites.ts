import * as calls from '#adapters/rest/learning/favouriteCalls'
import { type Answer, type Handler, ok, onPlayerCall, type Player, refused, type UncheckedRequest } from '../../http/handler.ts'
import { library, videosIn } from './collection/index.ts'
import { foundOnWire, seriesOnWire } from './libraryWire.ts'

type Asker = Pick<UncheckedRequest, 'world' | 'params'> & { readonly player: Player }

export const favouriteHandlers: readonly Handler[] = [
  onPlayerCall(calls.videoFavorites, (asked) => {
    const kept = asked.world.videoFavourites.list(({ playerId }) => playerId === asked.player.id).toReversed()
    const videos = kept.flatMap(({ videoId, seriesId }) =>
      library.videos.filter(({ id }) => id === videoId).map((video) => foundOnWire(asked, video, seriesId)),
    )
    const series = kept.filter(({ videoId }) => videoId === undefined)
    return ok({
      videos,
      series: series.flatMap(({ seriesId }) => library.series.filter(({ id }) => id === seriesId)).map((each) => seriesOnWire(asked, each)),
    })
  }),
  onPlayerCall(calls.keepSeries, keep),
  onPlayerCall(calls.dropSeries, drop),
  onPlayerCall(calls.keepVideo, keep),
  onPlayerCall(calls.dropVideo, drop),
]

async function keep({ world, player, params }: Asker): Promise<Answer> {
  const { seriesId, videoId, id } = rowOf(player, params)
  const isThere = videoId === undefined ? library.series.some((each) => each.id === seriesId) : isInSeries(videoId, seriesId)
  if (!isThere) return refused(404, 404, { message: 'There is no such favourite' })
  const row = { id, playerId: player.id, seriesId, ...(videoId !== undefined && { videoId }) }
  if (!world.videoFavourites.find(id)) await world.videoFavourites.add(row)
  return ok({})
}

function drop({ world, player, params }: Asker): Answer {
  world.videoFavourites.remove(rowOf(player, params).id)
  return ok({})
}

function rowOf(player: Player, params: UncheckedRequest['params']) {
  const { videoId, seriesId = params['id'] ?? '' } = params
  return { seriesId, videoId, id: [player.id, seriesId, ...(videoId === undefined ? [] : [videoId])].join('/') }
}

function isInSeries(videoId: string, seriesId: string): boolean {
  return videosIn(seriesId).some(({ id }) => id === videoId)
}
