import type { Lessons } from '#app/learning/ports/Lessons'
import { byMonth, type LessonMonth, type LessonSummary } from '#domain/learning/lesson'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

const atOnce = 12

export class LessonHistoryViewModel {
  readonly reading = new Loaded<readonly LessonSummary[]>()
  private shown = atOnce
  readonly #lessons: Pick<Lessons, 'history'>

  constructor(lessons: Pick<Lessons, 'history'>) {
    this.#lessons = lessons
    makeReactive(this)
  }

  get months(): readonly LessonMonth[] {
    let left = this.shown
    return byMonth(this.reading.value ?? []).flatMap(({ month, lessons }) => {
      const some = lessons.slice(0, left)
      left -= some.length
      return some.length > 0 ? [{ month, lessons: some }] : []
    })
  }

  get more(): number {
    return Math.max(0, (this.reading.value?.length ?? 0) - this.shown)
  }

  start(): void {
    void this.reading.load((signal) => this.#lessons.history(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }

  showMore(): void {
    this.shown += atOnce
  }
}
