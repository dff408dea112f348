import * as calls from '#adapters/rest/learning/videoCalls'
import { type Handler, ok, onPlayerCall, type Player, refused } from '../../http/handler.ts'
import type { World } from '../../world/World.ts'
import { library, videosIn } from './collection/index.ts'
import { descriptionOf } from './description.ts'
import { isKept } from './libraryWire.ts'
import { videoFileOf } from './videoFile.ts'

const longest = 4000

export const videoHandlers: readonly Handler[] = [
  onPlayerCall(calls.video, (asked) => {
    const { world, url, language, params, player } = asked
    const found = library.videos.find(({ id }) => id === params['id'])
    const series = library.series.find(({ id }) => id === found?.seriesId)
    const category = library.categories.find(({ id }) => id === series?.categoryId)
    if (!found || !series || !category) return refused(404, 404)
    const { id, title, slug, seriesId } = found
    const videos = videosIn(seriesId)
    return ok({
      id,
      title: title[language],
      description: descriptionOf(series.lead, slug, language),
      media: videoFileOf(url, slug, found),
      category: { id: category.id, title: category.title[language] },
      series: {
        id: series.id,
        title: series.title[language],
        index: videos.findIndex((video) => video.id === id),
        videos: videos.map((video) => ({ id: video.id, title: video.title[language], seconds: video.seconds })),
      },
      favorite: isKept(asked, seriesId, id),
      watchedTime: world.videoViews.find(viewId(player, id))?.watchedTime ?? 0,
    })
  }),

  onPlayerCall(calls.videoNotes, ({ world, params, player }) => {
    const notes = world.videoNotes.list(({ playerId, videoId }) => playerId === player.id && videoId === params['id'])
    return ok(notes.map(({ id, time, note }) => ({ id, time, note })))
  }),

  onPlayerCall(calls.createVideoNote, async ({ world, body, player }) => {
    if (!isVideo(body.videoId) || body.note.length > longest) return refused(400, 400)
    const { id } = await world.videoNotes.add({ id: world.nextId('note'), playerId: player.id, ...body })
    return ok({ id })
  }),

  onPlayerCall(calls.updateVideoNote, async ({ world, body: { id, time, note }, player }) => {
    if (!isOwn(world, player, id)) return refused(404, 404)
    if (note.length > longest) return refused(400, 400)
    await world.videoNotes.change(id, { time, note })
    return ok({})
  }),

  onPlayerCall(calls.deleteVideoNote, ({ world, params, player }) => {
    const id = params['id'] ?? ''
    // Deleting a missing note is not an error.
    if (isOwn(world, player, id)) world.videoNotes.remove(id)
    return ok({})
  }),

  onPlayerCall(calls.trackVideo, async ({ world, body: { videoId, watchedTime }, player }) => {
    if (!isVideo(videoId)) return refused(404, 404)
    const id = viewId(player, videoId)
    if (world.videoViews.find(id)) await world.videoViews.change(id, { watchedTime })
    else await world.videoViews.add({ id, playerId: player.id, videoId, watchedTime })
    return ok({})
  }),
]

function isVideo(id: string): boolean {
  return library.videos.some((video) => video.id === id)
}

function isOwn(world: World, player: Player, id: string): boolean {
  return world.videoNotes.find(id)?.playerId === player.id
}

function viewId({ id }: Player, videoId: string): string {
  return `${id}/${videoId}`
}
