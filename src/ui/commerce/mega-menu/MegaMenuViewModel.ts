import type { ReadShopMenu, ShopMenu } from '#app/commerce/ReadShopMenu'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class MegaMenuViewModel {
  isOpen = false
  readonly reading = new Loaded<ShopMenu>()
  readonly #readMenu: ReadShopMenu

  constructor(readMenu: ReadShopMenu) {
    this.#readMenu = readMenu
    makeReactive(this)
  }

  prepare(): void {
    const { value, busy } = this.reading
    if (value === undefined && !busy) void this.reading.load((signal) => this.#readMenu.execute(signal))
  }

  open(): void {
    this.isOpen = true
    this.prepare()
  }

  close(): void {
    this.isOpen = false
  }

  dispose(): void {
    this.reading.cancel()
  }
}
