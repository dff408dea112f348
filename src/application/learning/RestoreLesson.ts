import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { Lessons } from './ports/Lessons.ts'

/** Sent once. If the answer is lost, the lesson shows whether its videos are back. */
export class RestoreLesson {
  private readonly lessons: Pick<Lessons, 'restore' | 'byId'>
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(lessons: Pick<Lessons, 'restore' | 'byId'>, connectivity: Pick<Connectivity, 'value'>) {
    this.lessons = lessons
    this.connectivity = connectivity
  }

  async execute(id: string): Promise<'restored'> {
    const write = async () => {
      await this.lessons.restore(id)
      return 'restored' as const
    }
    return writeOnce(this.connectivity, write, async () => {
      const lesson = await this.lessons.byId(id)
      return lesson && !lesson.isArchived ? 'restored' : undefined
    })
  }
}
