import type { Catalogue } from '#app/commerce/ports/Catalogue'
import type { Clock } from '#app/shared/ports/Clock'
import type { FoundProducts } from '#domain/commerce/listing'
import type { ProductCard } from '#domain/commerce/product'
import { readableText } from '#domain/shared/typedText'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

const suggestionCount = 3

const pauseMilliseconds = 250

export class ShopSearchModel {
  words = ''
  isOpen = false
  readonly suggested = new Loaded<FoundProducts>()
  readonly #catalogue: Pick<Catalogue, 'search'>
  readonly #clock: Pick<Clock, 'sleep'>

  constructor(catalogue: Pick<Catalogue, 'search'>, clock: Pick<Clock, 'sleep'>) {
    this.#catalogue = catalogue
    this.#clock = clock
    makeReactive(this)
  }

  get wanted(): string {
    return readableText(this.words)
  }

  get products(): readonly ProductCard[] {
    return this.suggested.value?.products ?? []
  }

  type(words: string): void {
    const before = this.wanted
    this.words = words
    const { wanted } = this
    this.isOpen = wanted !== ''
    if (wanted === before) return
    if (wanted === '') this.suggested.clear()
    else this.suggest(wanted)
  }

  close(): void {
    this.isOpen = false
  }

  leave(): void {
    this.words = ''
    this.isOpen = false
    this.suggested.clear()
  }

  dispose(): void {
    this.suggested.cancel()
  }

  private suggest(words: string): void {
    void this.suggested.load(async (signal) => {
      await this.#clock.sleep(pauseMilliseconds, signal)
      return this.#catalogue.search({ words, page: 1, pageSize: suggestionCount }, signal)
    })
  }
}
