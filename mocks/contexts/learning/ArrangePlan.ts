import type { World } from '../../world/World.ts'
import { leaveNote } from './clubActions.ts'

export class ArrangePlan {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** As the server would tell it; told nothing of it where it is absent. */
  async stands(playerId: string, status: string | undefined): Promise<void> {
    const { status: _status, ...plan } = this.world.lessonPlans.get(playerId)
    this.world.lessonPlans.remove(playerId)
    await this.world.lessonPlans.add({ ...plan, ...(status !== undefined && { status }) })
  }

  /** By the coach, on the current step. */
  async hasNote(playerId: string, note: string): Promise<void> {
    await leaveNote(this.world, playerId, note)
  }
}
