import type { Downloaded, DownloadLessonVideo } from '#app/learning/DownloadLessonVideo'
import type { Progress } from '#app/shared/ports/Downloads'
import type { Lesson, LessonVideo } from '#domain/learning/lesson'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class DownloadModel {
  readonly fetching = new Task()
  video: LessonVideo | undefined = undefined
  progress: Progress | undefined = undefined
  outcome: Downloaded | undefined = undefined
  #lesson: Lesson | undefined = undefined
  #leaving: AbortController | undefined = undefined
  readonly #download: DownloadLessonVideo

  constructor(download: DownloadLessonVideo) {
    this.#download = download
    makeReactive(this)
  }

  get share(): number | undefined {
    const { received, total } = this.progress ?? { received: 0, total: undefined }
    return total === undefined ? undefined : Math.min(1, received / total)
  }

  async start(lesson: Lesson, video: LessonVideo): Promise<void> {
    if (this.fetching.busy) return
    this.#lesson = lesson
    this.video = video
    this.progress = undefined
    this.outcome = undefined
    const leaving = new AbortController()
    this.#leaving = leaving
    const options = { signal: leaving.signal, onProgress: this.report }
    this.receive(await this.fetching.run(() => this.#download.execute(lesson, video, options)))
  }

  cancel(): void {
    this.#leaving?.abort()
  }

  async retry(): Promise<void> {
    if (this.#lesson && this.video) await this.start(this.#lesson, this.video)
  }

  clear(): void {
    this.cancel()
    this.video = undefined
    this.outcome = undefined
    this.fetching.clear()
  }

  private report(progress: Progress): void {
    this.progress = progress
  }

  private receive(outcome: Downloaded | undefined): void {
    this.outcome = outcome
  }
}
