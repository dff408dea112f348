import type { Player } from '../../http/handler.ts'
import { storeNamed } from '../../world/stores.ts'
import { monitorStoreOf } from '../../world/tokens.ts'
import type { World } from '../../world/World.ts'

/** In the time zone of the player's store of launch monitors. */
export function todayOf(world: World, player: Player): Temporal.PlainDate {
  const { timezone = 'UTC' } = storeNamed(monitorStoreOf(player)) ?? {}
  return world.now().toZonedDateTimeISO(timezone).toPlainDate()
}
