import type { VideoLibrary } from '#app/learning/ports/VideoLibrary'
import { nextVideo, type WholeSeries } from '#domain/learning/library'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { FavouriteState } from '../favourites/FavouriteState.ts'

export class SeriesViewModel {
  readonly reading = new Loaded<WholeSeries>()
  readonly marks: FavouriteState
  readonly #library: VideoLibrary

  constructor(library: VideoLibrary, marks: FavouriteState) {
    this.#library = library
    this.marks = marks
    makeReactive(this)
  }

  get nextId(): string | undefined {
    const videos = this.reading.value?.videos ?? []
    return videos.some(({ progress }) => progress > 0) ? nextVideo(videos)?.id : undefined
  }

  show(id: string): void {
    void this.reading.load((signal) => this.#library.oneSeries(id, signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
