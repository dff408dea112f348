import type { Favourites, KeptVideos } from '#app/learning/ports/Favourites'
import type { Favourite } from '#domain/learning/favourite'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { FavouriteState } from './FavouriteState.ts'

export class FavouritesViewModel {
  readonly reading = new Loaded<KeptVideos>()
  readonly marks: FavouriteState
  readonly #favourites: Favourites

  constructor(favourites: Favourites, marks: FavouriteState) {
    this.#favourites = favourites
    this.marks = marks
    makeReactive(this)
  }

  get series(): KeptVideos['series'] {
    return (this.reading.value?.series ?? []).filter(({ id }) => this.marks.isKept({ seriesId: id }, true))
  }

  get videos(): KeptVideos['videos'] {
    return (this.reading.value?.videos ?? []).filter(({ id, seriesId }) => this.marks.isKept({ seriesId, videoId: id }, true))
  }

  start(): void {
    void this.reading.load((signal) => this.#favourites.list(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }

  remove(favourite: Favourite): Promise<boolean> {
    return this.marks.set(favourite, { wanted: false, asRead: true })
  }

  async putBack(favourite: Favourite): Promise<void> {
    await this.marks.set(favourite, { wanted: true, asRead: true })
  }
}
