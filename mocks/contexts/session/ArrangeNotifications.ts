import { everywhere, type Localised } from '../../world/languages.ts'
import { notify } from '../../world/notify.ts'
import type { World } from '../../world/World.ts'

export class ArrangeNotifications {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** Nobody has heard anything from the club. */
  async areGone(): Promise<void> {
    this.world.notifications.removeAll(() => true)
  }

  /** One more, an hour after the one before; the title is the same in every language that has no translation. */
  async tell(
    playerId: string,
    title: string,
    { read = false, ...translations }: Partial<Localised> & { readonly read?: boolean } = {},
  ): Promise<void> {
    const at = this.world
      .now()
      .subtract({ hours: 200 })
      .add({ hours: this.world.count + 1 })
    await notify(this.world, playerId, { title: { ...everywhere(title), ...translations }, message: everywhere(title), at, read })
  }
}
