import { arrange } from '#mocks/contexts/arrange'
import type { World } from '#mocks/world/World'
import { type Member, playerId } from './cast.ts'

export class Subscriptions {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  async isPaidNextAt(member: Member, sku: string, nextRun: string): Promise<void> {
    await this.given.has(playerId(member), sku, { nextRun })
  }

  async is(member: Member, sku: string, status: string): Promise<void> {
    await this.given.has(playerId(member), sku, { status })
  }

  async becomes(member: Member, sku: string, status: string): Promise<void> {
    await this.given.changes(playerId(member), sku, { status })
  }

  async cardPaysAgain(member: Member): Promise<void> {
    await this.given.cardPays(playerId(member))
  }

  private get given() {
    return arrange(this.world).subscriptions
  }
}
