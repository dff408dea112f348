import type { PageLayouts } from '#app/commerce/ports/PageLayouts'
import type { LayoutBlock } from '#domain/shared/layout'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class PageLayout {
  readonly reading = new Loaded<readonly LayoutBlock[]>()
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
