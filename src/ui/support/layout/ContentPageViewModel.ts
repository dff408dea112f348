import type { ContentPage, ContentPages } from '#app/support/ports/ContentPages'
import type { LayoutBlock } from '#domain/shared/layout'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class ContentPageViewModel {
  readonly reading = new Loaded<readonly LayoutBlock[]>()
  readonly #pages: ContentPages

  constructor(pages: ContentPages) {
    this.#pages = pages
    makeReactive(this)
  }

  open(page: ContentPage): void {
    void this.reading.load((signal) => this.#pages.blocks(page, signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
