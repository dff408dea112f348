import type { World } from '../world/World.ts'
import { ArrangeCarts } from './commerce/ArrangeCarts.ts'
import { ArrangeShop } from './commerce/ArrangeShop.ts'
import { ArrangeSubscriptions } from './commerce/subscriptions/ArrangeSubscriptions.ts'
import { ArrangeDevices } from './devices/ArrangeDevices.ts'
import { ArrangeLessonRecords } from './learning/ArrangeLessonRecords.ts'
import { ArrangePlan } from './learning/ArrangePlan.ts'
import { ArrangeSwings } from './learning/ArrangeSwings.ts'
import { ArrangeReturns } from './returns/ArrangeReturns.ts'
import { ArrangeBags } from './rounds/ArrangeBags.ts'
import { ArrangeLessons } from './scheduling/ArrangeLessons.ts'
import { ArrangeNotifications } from './session/ArrangeNotifications.ts'
import { ArrangePlayers } from './session/ArrangePlayers.ts'
import { ArrangeContentPages } from './support/ArrangeContentPages.ts'
import { ArrangeLayout } from './support/ArrangeLayout.ts'

/** Changes the world directly, without the servers' rules, to set up a scenario. */
export function arrange(world: World) {
  return {
    bags: new ArrangeBags(world),
    devices: new ArrangeDevices(world),
    returns: new ArrangeReturns(world),
    carts: new ArrangeCarts(world),
    players: new ArrangePlayers(world),
    lessons: new ArrangeLessons(world),
    home: new ArrangeLayout(world.homeBlocks),
    shop: new ArrangeShop(world),
    subscriptions: new ArrangeSubscriptions(world),
    contentPages: new ArrangeContentPages(world.contentBlocks),
    shopHome: new ArrangeLayout(world.shopBlocks),
    plan: new ArrangePlan(world),
    swings: new ArrangeSwings(world),
    teaching: new ArrangeLessonRecords(world),
    notifications: new ArrangeNotifications(world),
  }
}
