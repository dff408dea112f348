import type { ContinueWatching } from '#app/learning/ContinueWatching'
import type { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import type { Categories, VideoLibrary } from '#app/learning/ports/VideoLibrary'
import { type Category, type FoundVideo, type Intro, libraryLanguage, type Series, seriesIn } from '#domain/learning/library'
import { fallbackLanguage, type Language } from '#domain/shared/language'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { PlayerModel } from '../player/PlayerModel.ts'

export interface LibraryQuery {
  readonly category?: string | undefined
  readonly language?: Language | undefined
  readonly onScreen: Language
}

interface Order extends Categories {
  readonly languages: readonly Language[]
}

export class LibraryViewModel {
  readonly shelf = new Loaded<readonly Series[]>()
  readonly order = new Loaded<Order>()
  readonly begun = new Loaded<readonly FoundVideo[]>()
  introPlayer: PlayerModel | undefined = undefined
  private query: LibraryQuery = { onScreen: fallbackLanguage }
  readonly #library: VideoLibrary
  readonly #continueWatching: ContinueWatching
  readonly #viewing: PlaybackPreferences

  constructor(library: VideoLibrary, continueWatching: ContinueWatching, viewing: PlaybackPreferences) {
    this.#library = library
    this.#continueWatching = continueWatching
    this.#viewing = viewing
    makeReactive(this)
  }

  get categories(): readonly Category[] {
    return this.order.value?.categories ?? []
  }

  get intro(): Intro | undefined {
    return this.order.value?.intro
  }

  get languages(): readonly Language[] {
    return this.order.value?.languages ?? []
  }

  get language(): Language | undefined {
    return libraryLanguage(this.languages, this.query.language, this.query.onScreen)
  }

  get category(): Category | undefined {
    return this.categories.find(({ id }) => id === this.query.category)
  }

  get series(): readonly Series[] {
    return seriesIn(this.shelf.value ?? [], this.category?.id, this.language)
  }

  start(): void {
    void this.shelf.load((signal) => this.#library.series(signal))
    void this.begun.load((signal) => this.#continueWatching.execute(signal))
    void this.order.load(async (signal) => {
      const [languages, categories] = await Promise.all([this.#library.languages(signal), this.#library.categories(signal)])
      return { ...categories, languages }
    })
  }

  dispose(): void {
    this.shelf.cancel()
    this.order.cancel()
    this.begun.cancel()
  }

  show(query: LibraryQuery): void {
    this.query = query
  }

  openIntro(): void {
    if (this.intro) this.introPlayer = new PlayerModel(this.intro.media, this.#viewing)
  }

  closeIntro(): void {
    this.introPlayer = undefined
  }
}
