import { notificationRead, notifications } from '#adapters/rest/session/notificationCalls'
import { type Handler, ok, onPlayerCall } from '../../http/handler.ts'

export const notificationHandlers: readonly Handler[] = [
  onPlayerCall(notifications, ({ world, player, language }) =>
    ok(
      world.notifications
        .list(({ playerId }) => playerId === player.id)
        .map(({ id, sourceId, title, message, at, read, link }) => ({
          ...{ id, sourceId, title: title[language], message: message[language], date: at, read, link },
        })),
    ),
  ),

  onPlayerCall(notificationRead, async ({ world, player, body }) => {
    const read = world.notifications.list(
      ({ playerId, sourceId }) => playerId === player.id && body.some((each) => each.sourceId === sourceId),
    )
    for (const { id } of read) await world.notifications.change(id, { read: true })
    return ok(null)
  }),
]
