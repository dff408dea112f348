import type { ReadProShop } from '#app/commerce/ReadProShop'
import type { ProShopBlock } from '#domain/commerce/proShop'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class ProShopViewModel {
  readonly reading = new Loaded<readonly ProShopBlock[]>()
  readonly #readProShop: ReadProShop

  constructor(readProShop: ReadProShop) {
    this.#readProShop = readProShop
    makeReactive(this)
  }

  get title(): string | undefined {
    return this.reading.value?.[0]?.title
  }

  start(): void {
    void this.reading.load((signal) => this.#readProShop.execute(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
