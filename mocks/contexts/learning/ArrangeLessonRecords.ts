import type { World } from '../../world/World.ts'
import { writeUpLesson } from './clubActions.ts'
import type { Taught } from './seedTaught.ts'

export class ArrangeLessonRecords {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  isNone(): void {
    this.world.taughtLessons.removeAll(() => true)
  }

  async add(taught: Taught): Promise<string> {
    const { id } = await writeUpLesson(this.world, taught)
    return id
  }

  async isArchived(id: string): Promise<void> {
    await this.world.taughtLessons.change(id, { archived: true })
  }
}
