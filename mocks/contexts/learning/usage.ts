import * as calls from '#adapters/rest/learning/usageCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../http/handler.ts'
import { library, videosIn } from './collection/index.ts'

function isPlace(videoId: string, seriesId: string | null, categoryId: string): boolean {
  const own = library.series.find(({ id }) => id === library.videos.find((video) => video.id === videoId)?.seriesId)
  return own?.categoryId === categoryId && videosIn(seriesId ?? '').some(({ id }) => id === videoId)
}

export const usageHandlers: readonly Handler[] = [
  onPlayerCall(calls.initVideoUsage, async ({ world, body, player }) => {
    if (!isPlace(body.videoId, body.seriesId, body.category)) return refused(400, 400)
    const { id } = await world.videoUsage.add({ id: world.nextId('viewing'), playerId: player.id, ...body })
    return ok({ id })
  }),

  onPlayerCall(calls.addVideoUsage, async ({ world, body: { id, events }, player }) => {
    const session = world.videoUsage.find(id)
    if (session?.playerId !== player.id) return refused(404, 404)
    await world.videoUsage.change(id, { events: [...session.events, ...events] })
    return ok({})
  }),

  onPlayerCall(calls.videoSubscription, async ({ world, body, player }) => {
    if (!isPlace(body.videoId, body.seriesId, body.categoriesId)) return refused(400, 400)
    await world.videoSubscriptions.add({ id: world.nextId('subscription'), playerId: player.id, ...body })
    return ok({})
  }),
]
