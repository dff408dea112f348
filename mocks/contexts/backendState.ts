import { creditsOf } from '../world/credits.ts'
import type { World } from '../world/World.ts'
import { quantityIn } from './commerce/cart/carts.ts'
import { stockOf } from './commerce/catalogue/stock.ts'
import type { AppointmentRow } from './scheduling/data.ts'
import type { PassRow } from './session/data.ts'

/** The world's actual state, whatever the product shows. */
export function backendState(world: World) {
  const ofState = (playerId: string, state: AppointmentRow['state']) =>
    world.appointments
      .list((row) => row.playerId === playerId && row.state === state)
      .sort((one, other) => Temporal.Instant.compare(one.start, other.start))
  const isPractice = ({ lessonTypeId }: AppointmentRow) => world.lessonTypes.get(lessonTypeId).practice
  return {
    lessonsOf: (playerId: string) => ofState(playerId, 'booked').filter((row) => !isPractice(row)),
    practiceOf: (playerId: string) => ofState(playerId, 'booked').filter(isPractice),
    waitingOf: (playerId: string) => ofState(playerId, 'waiting'),
    canceledOf: (playerId: string) => ofState(playerId, 'canceled'),
    creditsOf: (playerId: string) => creditsOf(world, playerId),
    quantityOf: (playerId: string) => quantityIn(world, playerId),
    /** Oldest first. `who`: a player's id, or a guest's email. */
    ordersOf: (who: string) => world.customerOrders.list(({ playerId, email }) => (playerId ?? email) === who),
    leftOf: (sku: string) => stockOf(world, sku),
    /** In minor units. */
    balanceOf: (code: string) => world.giftCodes.get(code).balance,
    passesOf: (playerId: string, kind?: PassRow['kind']) =>
      world.passes.list((pass) => pass.playerId === playerId && (kind ?? pass.kind) === pass.kind),
  }
}
