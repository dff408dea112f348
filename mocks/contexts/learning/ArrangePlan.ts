import type { World } from '../../world/World.ts'
import { leaveNote } from './clubActions.ts'

export class ArrangePlan {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** `status` undefined: the answer doesn't contain it. */
  async stands(playerId: string, status: string | undefined): Promise<void> {
    const { status: _status, ...plan } = this.world.lessonPlans.get(playerId)
    this.world.lessonPlans.remove(playerId)
    await this.world.lessonPlans.add({ ...plan, ...(status !== undefined && { status }) })
  }

  async hasNote(playerId: string, note: string): Promise<void> {
    await leaveNote(this.world, playerId, note)
  }
}
