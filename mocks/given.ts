import { GivenCarts } from './commerce/GivenCarts.ts'
import { GivenShop } from './commerce/GivenShop.ts'
import { GivenPlan } from './learning/GivenPlan.ts'
import { GivenSwings } from './learning/GivenSwings.ts'
import { GivenTeaching } from './learning/GivenTeaching.ts'
import { GivenLessons } from './scheduling/GivenLessons.ts'
import { GivenNotifications } from './session/GivenNotifications.ts'
import { GivenPlayers } from './session/GivenPlayers.ts'
import { GivenLayout } from './support/GivenLayout.ts'
import type { World } from './World.ts'

/** Sets a world up by decree, past every rule of the servers: what scenarios begin with. */
export function given(world: World) {
  return {
    carts: new GivenCarts(world),
    players: new GivenPlayers(world),
    lessons: new GivenLessons(world),
    home: new GivenLayout(world.homeBlocks),
    shop: new GivenShop(world),
    shopHome: new GivenLayout(world.shopBlocks),
    plan: new GivenPlan(world),
    swings: new GivenSwings(world),
    teaching: new GivenTeaching(world),
    notifications: new GivenNotifications(world),
  }
}
