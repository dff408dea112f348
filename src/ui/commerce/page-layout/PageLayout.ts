import { makeAutoObservable } from 'mobx'
import type { PageLayouts } from '#app/commerce/ports/PageLayouts'
import type { PageBlock } from '#domain/commerce/pageLayout'
import { Loaded } from '#ui/shell/Loaded.ts'

export class PageLayout {
  readonly reading = new Loaded<readonly PageBlock[]>()
  readonly #layouts: PageLayouts

  constructor(layouts: PageLayouts) {
    this.#layouts = layouts
    makeAutoObservable(this, {}, { autoBind: true })
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
