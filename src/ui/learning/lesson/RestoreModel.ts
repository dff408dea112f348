import type { RestoreLesson } from '#app/learning/RestoreLesson'
import type { Lesson } from '#domain/learning/lesson'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class RestoreModel {
  readonly restoring = new Task()
  asked: Lesson | undefined = undefined
  isRestored = false
  readonly #lessons: RestoreLesson

  constructor(lessons: RestoreLesson) {
    this.#lessons = lessons
    makeReactive(this)
  }

  ask(lesson: Lesson): void {
    this.asked = lesson
    this.isRestored = false
    this.restoring.clear()
  }

  drop(): void {
    this.asked = undefined
  }

  async confirm(): Promise<boolean> {
    const { asked } = this
    if (!asked) return false
    this.receive((await this.restoring.run(() => this.#lessons.execute(asked.id))) === 'restored')
    return this.isRestored
  }

  private receive(isRestored: boolean): void {
    this.isRestored = isRestored
  }
}
