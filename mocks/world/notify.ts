import type { Localised } from './languages.ts'
import type { World } from './World.ts'

interface NotificationInput {
  readonly title: Localised
  readonly message: Localised
  readonly sourceId?: string
  /** An address within the product; undefined for news that is about no page. */
  readonly link: string | undefined
  readonly at?: Temporal.Instant
  readonly read?: boolean
}

/** Guests without data are not notified. */
export async function notify(world: World, playerId: string, news: NotificationInput): Promise<void> {
  if (!world.players.find(playerId)) return
  const number = world.nextNumber()
  const { title, message, sourceId = `source-${number}`, at = world.now(), read = false, link } = news
  await world.notifications.add({ id: `notification-${number}`, playerId, sourceId, title, message, at: at.toString(), read, link })
}
