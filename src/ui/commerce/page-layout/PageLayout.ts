import type { PageLayouts } from '#app/commerce/ports/PageLayouts'
import type { PageBlock } from '#domain/commerce/pageLayout'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class PageLayout {
  readonly reading = new Loaded<readonly PageBlock[]>()
  readonly #layouts: PageLayouts

  constructor(layouts: PageLayouts) {
    this.#layouts = layouts
    makeReactive(this)
  }

  ofProduct(id: number): void {
    void this.reading.load((signal) => this.#layouts.ofProduct(id, signal))
  }

  ofCategory(id: number): void {
    void this.reading.load((signal) => this.#layouts.ofCategory(id, signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
