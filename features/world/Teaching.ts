import { given } from '#mocks/given'
import type { World } from '#mocks/World'

/** Lessons that were given, and what was agreed on in them. */
export class Teaching {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  planStands(playerId: string, status: string | undefined): Promise<void> {
    return given(this.world).plan.stands(playerId, status)
  }

  planOf(playerId: string): string | undefined {
    return this.world.lessonPlans.get(playerId).status
  }
}
