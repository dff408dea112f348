import type { World } from '../../world/World.ts'
import { clubs } from './clubs.ts'

export class ArrangeSwings {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  areNone(playerId: string): void {
    this.world.swings.removeAll((row) => row.playerId === playerId)
  }

  async areMany(playerId: string, count: number): Promise<void> {
    const videos = ['full-swing-face-on', 'full-swing-down-the-line'] as const
    const bag = Object.values(clubs)
    for (let index = 0; index < count; index += 1) {
      const takenAt = this.world
        .now()
        .subtract({ hours: 24 * (index + 1) })
        .toString()
      const video = videos[index % videos.length] ?? videos[0]
      const club = bag[index % bag.length] ?? clubs.iron7
      await this.world.swings.add({ id: `swing-many-${index + 1}`, playerId, video, club, takenAt, timeZone: 'America/Chicago' })
    }
  }
}
