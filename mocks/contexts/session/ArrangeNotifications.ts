import { everywhere, type Localised } from '../../world/languages.ts'
import { notify } from '../../world/notify.ts'
import type { World } from '../../world/World.ts'

export class ArrangeNotifications {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  async areGone(): Promise<void> {
    this.world.notifications.removeAll(() => true)
  }

  /** Each is an hour after the previous one. The title is used in languages without a translation. */
  async tell(
    playerId: string,
    title: string,
    { read = false, link, ...translations }: Partial<Localised> & { readonly read?: boolean; readonly link?: string } = {},
  ): Promise<void> {
    const at = this.world
      .now()
      .subtract({ hours: 200 })
      .add({ hours: this.world.count + 1 })
    await notify(this.world, playerId, { title: { ...everywhere(title), ...translations }, message: everywhere(title), at, read, link })
  }
}
