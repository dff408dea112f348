import type { World } from '../../../world/World.ts'
import type { SubscriptionRow } from './data.ts'
import { replace } from './runSubscriptions.ts'
import { addSubscription } from './seedSubscriptions.ts'

export class ArrangeSubscriptions {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** A new one, paid every month, the next time in nine days. */
  async has(playerId: string, sku: string, given: Partial<SubscriptionRow> = {}): Promise<SubscriptionRow> {
    const row = await addSubscription(this.world, { playerId, sku, every: { count: 1, unit: 'month' }, cents: 2610, days: 9 })
    await replace(this.world, { ...row, ...given })
    return row
  }

  async changes(playerId: string, sku: string, given: Partial<SubscriptionRow>): Promise<void> {
    for (const row of this.world.subscriptions.list((each) => each.playerId === playerId && each.sku === sku)) {
      await replace(this.world, { ...row, ...given })
    }
  }

  async cardPays(playerId: string): Promise<void> {
    for (const row of this.world.subscriptions.list((each) => each.playerId === playerId)) {
      await replace(this.world, { ...row, cardFails: false })
    }
  }
}
