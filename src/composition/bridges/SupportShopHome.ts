import type { ShopHome } from '#app/commerce/ports/ShopHome'
import { ShopLayout } from '#app/support/ports/ShopLayout'
import { type ShopBlock, shopBlockTypes } from '#domain/commerce/shopHome'
import type { OpenPart } from '../part.ts'

export class SupportShopHome implements ShopHome {
  private readonly open: OpenPart

  constructor(open: OpenPart) {
    this.open = open
  }

  async blocks(signal?: AbortSignal): Promise<readonly ShopBlock[]> {
    const resolve = await this.open(() => import('../support/module.ts'))
    const blocks = await resolve(ShopLayout).blocks(signal)
    return blocks.flatMap(({ type: word, title, content, items }) => {
      const type = shopBlockTypes.find((known) => known === word)
      return type ? [{ type, title, content, names: items.map(({ value }) => value) }] : []
    })
  }
}
