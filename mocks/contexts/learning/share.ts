import * as calls from '#adapters/rest/learning/shareCalls'
import { type Handler, ok, onCall, onPlayerCall, refused } from '../../http/handler.ts'
import { seededRandom } from '../../world/seededRandom.ts'
import { mediaHost } from './videoFile.ts'

export const shareHandlers: readonly Handler[] = [
  onPlayerCall(calls.createShare, async ({ world, player, body, pages, url: asked }) => {
    const [url, thumbnail] = [pathAt(mediaHost(asked), body.url), pathAt(mediaHost(asked), body.thumbnail)]
    if (url === undefined) return refused(422, 422, { message: 'This film is not of our media host' })
    const wanted = { ...body, playerId: player.id, url, thumbnail: thumbnail ?? '' }
    const known = world.shares.first((row) => keyOf(row) === keyOf(wanted))
    const { id } = known ?? (await world.shares.add({ id: shortId(world.nextId('share')), ...wanted }))
    return ok({ shortenUrl: `${pages}share/${id}` })
  }),

  onCall(calls.sharedItem, ({ world, query, url: asked }) => {
    const row = world.shares.find(query.id)
    if (!row) return refused(404, 404, { message: 'Nothing is shared under this id' })
    const { sourceId, type, title, description } = row
    const at = (path: string) => new URL(path, mediaHost(asked)).href
    return ok({ url: at(row.url), thumbnail: row.thumbnail && at(row.thumbnail), sourceId, type, title, description })
  }),
]

/** Undefined if the URL is on another host. */
function pathAt(host: string, url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { origin, pathname } = new URL(url)
  return origin === host ? pathname : undefined
}

/** Sharing the same thing again returns the same id. */
function keyOf({ playerId, sourceId, url, title, description }: Readonly<Record<string, string>>): string {
  return JSON.stringify([playerId, sourceId, url, title, description])
}

/** Ids must not be predictable from earlier ones. */
function shortId(id: string): string {
  return Math.floor(seededRandom('share', id) * 36 ** 7)
    .toString(36)
    .padStart(7, '0')
}
