import * as calls from '#adapters/rest/learning/swingCalls'
import { type Handler, ok, onPlayerCall, type Player, refused, type UncheckedRequest } from '../../http/handler.ts'
import type { SwingRow } from './data.ts'
import { addressOf, posterOf, videoFileNamed } from './videoFile.ts'

interface Asker extends Pick<UncheckedRequest, 'world' | 'language' | 'url'> {
  readonly player: Player
}

const longest = 4000

export const swingHandlers: readonly Handler[] = [
  onPlayerCall(calls.mySwings, (asked) => {
    const swings = asked.world.swings.list(({ playerId }) => playerId === asked.player.id)
    return ok(swings.map((row) => onWire(asked, row)))
  }),

  onPlayerCall(calls.mySwing, (asked) => {
    const row = ownSwing(asked, asked.params['id'])
    if (!row) return refused(404, 404, { message: 'There is no such swing' })
    const comments = commentsOf(asked, row).map(({ id, comment, at }) => ({ id, comment, at }))
    return ok({ ...onWire(asked, row), url: addressOf(asked.url, row.video), framesPerSecond: videoFileNamed(row.video).fps, comments })
  }),

  onPlayerCall(calls.sendSwing, async (asked) => {
    const { world, player, query, body } = asked
    const row = ownSwing(asked, query.id)
    if (!row) return refused(404, 404, { message: 'There is no such swing' })
    if (body.comment.trim() === '' || body.comment.length > longest) return refused(400, 400)
    const at = world.now().toString()
    await world.swingComments.add({
      ...{ id: world.nextId('swing-comment'), playerId: player.id, swingId: row.id },
      ...{ comment: body.comment, at },
    })
    return ok({})
  }),
]

function onWire(asker: Asker, row: SwingRow) {
  const { id, video, club, takenAt, timeZone } = row
  return {
    ...{ id, takenAt, timeZone, club: club[asker.language], seconds: videoFileNamed(video).seconds, poster: posterOf(asker.url, video) },
    view: video === 'full-swing-down-the-line' ? 'DOWN_THE_LINE' : 'FACE_ON',
    hand: video === 'full-swing-left-handed' ? 'LEFT' : 'RIGHT',
    sent: commentsOf(asker, row).length > 0,
  }
}

function commentsOf({ world }: Asker, { id }: SwingRow) {
  return world.swingComments.list(({ swingId }) => swingId === id)
}

/** Another player's swing is treated as missing. */
function ownSwing({ world, player }: Asker, id: string | undefined): SwingRow | undefined {
  return world.swings.first((row) => row.id === id && row.playerId === player.id)
}
