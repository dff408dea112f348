import type { ContentPages } from '#app/support/ports/ContentPages'
import type { LayoutBlock } from '#domain/shared/layout'
import { countQuestions, questionsAbout } from '#domain/support/faq'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class FaqViewModel {
  query = ''
  readonly reading = new Loaded<readonly LayoutBlock[]>()
  readonly #pages: ContentPages

  constructor(pages: ContentPages) {
    this.#pages = pages
    makeReactive(this)
  }

  get found(): readonly LayoutBlock[] {
    return questionsAbout(this.reading.value ?? [], this.query)
  }

  get isSearching(): boolean {
    return this.query.trim() !== ''
  }

  get count(): number {
    return countQuestions(this.found)
  }

  start(): void {
    void this.reading.load((signal) => this.#pages.blocks('faq', signal))
  }

  search(query: string): void {
    this.query = query
  }

  dispose(): void {
    this.reading.cancel()
  }
}
