import { Subject } from 'rxjs'
import type { Lesson } from '#domain/learning/lesson'
import type { CurrentPlayer } from './ports/CurrentPlayer.ts'
import type { Lessons } from './ports/Lessons.ts'

export class LessonCache {
  private readonly lessons: Pick<Lessons, 'byId' | 'latest'>
  /** Each lesson as it is read. */
  readonly lessonsRead = new Subject<Lesson>()
  private readonly kept = new Map<string, Lesson>()

  constructor(lessons: Pick<Lessons, 'byId' | 'latest'>, player: CurrentPlayer) {
    this.lessons = lessons
    player.changes.subscribe(() => this.kept.clear())
  }

  /** The lesson that was read last. */
  get newest(): Lesson | undefined {
    return [...this.kept.values()].at(-1)
  }

  find(id: string): Lesson | undefined {
    return this.kept.get(id)
  }

  /** Falls back to the stored lesson if the server shows nothing at the moment. */
  async read(id: string, signal?: AbortSignal): Promise<Lesson | undefined> {
    return this.keep(await this.lessons.byId(id, signal)) ?? this.find(id)
  }

  async latest(signal?: AbortSignal): Promise<Lesson | undefined> {
    return this.keep(await this.lessons.latest(signal))
  }

  private keep(lesson: Lesson | undefined): Lesson | undefined {
    if (!lesson) return undefined
    this.kept.delete(lesson.id)
    this.kept.set(lesson.id, lesson)
    this.lessonsRead.next(lesson)
    return lesson
  }
}
