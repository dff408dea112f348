import type { Clock } from '#app/shared/ports/Clock'
import type { ClubSearch } from '#app/support/ports/ClubSearch'
import { readableText } from '#domain/shared/typedText'
import type { Found, FoundKind } from '#domain/support/quickSearch'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

const pauseMilliseconds = 250

export class QuickSearchViewModel {
  words = ''
  readonly #search: ClubSearch
  readonly #clock: Pick<Clock, 'sleep'>
  readonly #results: ReadonlyMap<FoundKind, Loaded<readonly Found[]>>

  constructor(search: ClubSearch, clock: Pick<Clock, 'sleep'>) {
    this.#search = search
    this.#clock = clock
    this.#results = new Map(search.kinds.map((kind) => [kind, new Loaded<readonly Found[]>()]))
    makeReactive(this)
  }

  get wanted(): string {
    return readableText(this.words)
  }

  get groups(): readonly { readonly kind: FoundKind; readonly found: readonly Found[] }[] {
    return [...this.#results].flatMap(([kind, { value = [], failure }]) => (value.length > 0 && !failure ? [{ kind, found: value }] : []))
  }

  get isSearching(): boolean {
    return this.results.some(({ busy }) => busy)
  }

  get notSearched(): readonly FoundKind[] {
    return [...this.#results].flatMap(([kind, { failure }]) => (failure ? [kind] : []))
  }

  get fault(): { readonly error: unknown } | undefined {
    return this.results.find(({ fault }) => fault)?.fault
  }

  type(words: string): void {
    const before = this.wanted
    this.words = words
    const { wanted } = this
    if (wanted === before) return
    for (const [kind, results] of this.#results) {
      if (wanted === '') results.clear()
      else void results.load((signal) => this.find(kind, wanted, signal))
    }
  }

  dispose(): void {
    for (const results of this.results) results.cancel()
  }

  private get results(): readonly Loaded<readonly Found[]>[] {
    return [...this.#results.values()]
  }

  private async find(kind: FoundKind, words: string, signal: AbortSignal): Promise<readonly Found[]> {
    await this.#clock.sleep(pauseMilliseconds, signal)
    return this.#search.find(kind, words, signal)
  }
}
