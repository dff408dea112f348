import type { LessonCache } from '#app/learning/LessonCache'
import type { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import type { Lesson } from '#domain/learning/lesson'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { DownloadModel } from './DownloadModel.ts'
import { LessonVideos } from './LessonVideos.ts'
import type { RestoreModel } from './RestoreModel.ts'

export class LessonViewModel {
  readonly reading = new Loaded<{ readonly videos: LessonVideos | undefined }>()
  readonly restore: RestoreModel
  readonly download: DownloadModel
  readonly #lessons: LessonCache
  readonly #viewing: PlaybackPreferences

  constructor(lessons: LessonCache, viewing: PlaybackPreferences, restore: RestoreModel, download: DownloadModel) {
    this.#lessons = lessons
    this.#viewing = viewing
    this.restore = restore
    this.download = download
    makeReactive(this)
  }

  get videos(): LessonVideos | undefined {
    return this.reading.value?.videos
  }

  /** Shows a cached lesson while it loads. */
  async open(id: string): Promise<void> {
    this.leave()
    const kept = this.#lessons.find(id)
    if (kept) this.reading.receive({ videos: new LessonVideos(kept, this.#viewing) })
    await this.read((signal) => this.#lessons.read(id, signal))
  }

  async openLatest(): Promise<void> {
    this.leave()
    await this.read((signal) => this.#lessons.latest(signal))
  }

  dispose(): void {
    this.leave()
  }

  async confirmRestore(): Promise<void> {
    if (await this.restore.confirm()) await this.reading.retry()
  }

  private leave(): void {
    this.download.clear()
    this.restore.drop()
    this.reading.clear()
  }

  private read(lesson: (signal: AbortSignal) => Promise<Lesson | undefined>): Promise<void> {
    return this.reading.load(async (signal) => {
      const read = await lesson(signal)
      return { videos: read && this.videosOf(read) }
    })
  }

  private videosOf(lesson: Lesson): LessonVideos {
    if (this.videos?.lesson.id !== lesson.id) return new LessonVideos(lesson, this.#viewing)
    this.videos.receive(lesson)
    return this.videos
  }
}
