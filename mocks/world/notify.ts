import type { Localised } from './languages.ts'
import type { World } from './World.ts'

interface News {
  readonly title: Localised
  readonly message: Localised
  /** What it is about; something of its own unless said otherwise. */
  readonly sourceId?: string
  /** Now unless said otherwise. */
  readonly at?: Temporal.Instant
  readonly read?: boolean
}

/** The club tells a player something. Guests of whom nothing is known are told nothing. */
export async function notify(world: World, playerId: string, news: News): Promise<void> {
  if (!world.players.find(playerId)) return
  const number = world.nextNumber()
  const { title, message, sourceId = `source-${number}`, at = world.now(), read = false } = news
  await world.notifications.add({ id: `notification-${number}`, playerId, sourceId, title, message, at: at.toString(), read })
}
