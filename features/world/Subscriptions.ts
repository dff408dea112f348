import { arrange } from '#mocks/contexts/arrange'
import type { World } from '#mocks/world/World'
import { type Member, playerId } from './cast.ts'

export class Subscriptions {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  async setNextPayment(member: Member, name: string, nextRun: Temporal.Instant): Promise<void> {
    await this.subscriptions.has(playerId(member), this.skuOf(name), { nextRun: nextRun.toString() })
  }

  async setStatus(member: Member, name: string, status: string): Promise<void> {
    await this.subscriptions.has(playerId(member), this.skuOf(name), { status })
  }

  async changeStatus(member: Member, name: string, status: string): Promise<void> {
    await this.subscriptions.changes(playerId(member), this.skuOf(name), { status })
  }

  async renewCard(member: Member): Promise<void> {
    await this.subscriptions.cardPays(playerId(member))
  }

  private skuOf(name: string): string {
    return arrange(this.world).shop.named(name).sku
  }

  private get subscriptions() {
    return arrange(this.world).subscriptions
  }
}
