import { makeAutoObservable } from 'mobx'
import type { LessonShelf } from '#app/learning/LessonShelf'
import type { Viewing } from '#app/learning/ports/Viewing'
import type { Lesson } from '#domain/learning/lesson'
import { Loaded } from '#ui/shell/Loaded.ts'
import type { DownloadModel } from './DownloadModel.ts'
import { LessonFilms } from './LessonFilms.ts'
import type { RestoreModel } from './RestoreModel.ts'

/** What came of one lesson: its films, what the coach has seen, and what is to be done until the next. */
export class LessonViewModel {
  /** Without films where there is nothing to show of the lesson yet. */
  readonly reading = new Loaded<{ readonly films: LessonFilms | undefined }>()
  readonly restore: RestoreModel
  readonly download: DownloadModel
  readonly #shelf: LessonShelf
  readonly #viewing: Viewing

  constructor(shelf: LessonShelf, viewing: Viewing, restore: RestoreModel, download: DownloadModel) {
    this.#shelf = shelf
    this.#viewing = viewing
    this.restore = restore
    this.download = download
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get films(): LessonFilms | undefined {
    return this.reading.value?.films
  }

  /** One that was read before is shown meanwhile. */
  async open(id: string): Promise<void> {
    this.leave()
    const kept = this.#shelf.find(id)
    if (kept) this.reading.receive({ films: new LessonFilms(kept, this.#viewing) })
    await this.read((signal) => this.#shelf.read(id, signal))
  }

  async openLatest(): Promise<void> {
    this.leave()
    await this.read((signal) => this.#shelf.latest(signal))
  }

  dispose(): void {
    this.leave()
  }

  /** Once its films are back they are shown at once. */
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
      return { films: read && this.filmsOf(read) }
    })
  }

  private filmsOf(lesson: Lesson): LessonFilms {
    if (this.films?.lesson.id !== lesson.id) return new LessonFilms(lesson, this.#viewing)
    this.films.receive(lesson)
    return this.films
  }
}
