import type { World } from '../World.ts'

export class GivenNotifications {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** Nobody has heard anything from the club. */
  async areGone(): Promise<void> {
    this.world.notifications.removeAll(() => true)
  }

  /** One more, an hour after the one before where nothing else is said; in every language the same. */
  async tell(playerId: string, title: string, { read = false }: { readonly read?: boolean } = {}): Promise<void> {
    const number = this.world.nextNumber()
    const words = { en: title, fr: title, ja: title, zh: title }
    const at = this.world.now().subtract({ hours: 200 }).add({ hours: number }).toString()
    await this.world.notifications.add({
      ...{ id: `notification-${number}`, playerId, sourceId: `source-${number}`, title: words, message: words, at, read },
    })
  }
}
