import type { VideoLibrary } from '#app/learning/ports/VideoLibrary'
import type { RecentKeywords } from '#app/learning/RecentKeywords'
import type { Clock } from '#app/shared/ports/Clock'
import type { Keywords } from '#domain/learning/keywords'
import { type FoundVideo, libraryLanguage } from '#domain/learning/library'
import { fallbackLanguage, type Language } from '#domain/shared/language'
import { readableText } from '#domain/shared/typedText'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'

export interface VideoSearchQuery {
  readonly keyword?: string | undefined
  readonly language?: Language | undefined
  readonly onScreen: Language
}

const pauseMilliseconds = 300

export class SearchViewModel {
  keyword = ''
  readonly results = new Loaded<readonly FoundVideo[]>()
  readonly offered = new Loaded<readonly Language[]>()
  private query: VideoSearchQuery = { onScreen: fallbackLanguage }
  readonly #library: VideoLibrary
  readonly #recent: RecentKeywords
  readonly #keywords: Observed<Keywords>
  readonly #clock: Pick<Clock, 'sleep'>

  constructor(library: VideoLibrary, recent: RecentKeywords, clock: Pick<Clock, 'sleep'>) {
    this.#library = library
    this.#recent = recent
    this.#keywords = observe(recent)
    this.#clock = clock
    makeReactive(this)
  }

  get recentKeywords(): Keywords {
    return this.#keywords.value
  }

  get languages(): readonly Language[] {
    return this.offered.value ?? []
  }

  /** The requested language until the library's languages are known. */
  get language(): Language {
    const { language, onScreen } = this.query
    return libraryLanguage(this.languages, language, onScreen) ?? language ?? onScreen
  }

  start(): void {
    void this.offered.load((signal) => this.#library.languages(signal))
  }

  dispose(): void {
    this.offered.cancel()
    this.results.cancel()
  }

  show(query: VideoSearchQuery): void {
    this.query = query
    this.keyword = query.keyword ?? ''
    this.search(0)
  }

  type(keyword: string): void {
    this.keyword = keyword
    this.search(pauseMilliseconds)
  }

  choose(keyword: string): void {
    this.keyword = keyword
    this.search(0)
    this.keep()
  }

  chooseLanguage(language: Language): void {
    this.query = { ...this.query, language }
    this.search(0)
  }

  keep(): void {
    this.#recent.add(this.keyword)
  }

  forget(keyword: string): void {
    this.#recent.remove(keyword)
  }

  private search(pause: number): void {
    const keyword = readableText(this.keyword)
    if (keyword === '') {
      this.results.clear()
      return
    }
    void this.results.load(async (signal) => {
      if (pause > 0) await this.#clock.sleep(pause, signal)
      return this.#library.search({ keyword, language: this.language }, signal)
    })
  }
}
