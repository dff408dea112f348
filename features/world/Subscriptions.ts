import { arrange } from '#mocks/contexts/arrange'
import type { World } from '#mocks/world/World'
import { type Member, playerId } from './cast.ts'

export class Subscriptions {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  async setNextPayment(member: Member, sku: string, nextRun: string): Promise<void> {
    await this.subscriptions.has(playerId(member), sku, { nextRun })
  }

  async setStatus(member: Member, sku: string, status: string): Promise<void> {
    await this.subscriptions.has(playerId(member), sku, { status })
  }

  async changeStatus(member: Member, sku: string, status: string): Promise<void> {
    await this.subscriptions.changes(playerId(member), sku, { status })
  }

  async renewCard(member: Member): Promise<void> {
    await this.subscriptions.cardPays(playerId(member))
  }

  private get subscriptions() {
    return arrange(this.world).subscriptions
  }
}
