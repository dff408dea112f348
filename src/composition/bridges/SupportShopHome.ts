import type { ShopHome } from '#app/commerce/ports/ShopHome'
import { ShopLayout } from '#app/support/ports/ShopLayout'
import type { LayoutBlock } from '#domain/shared/layout'
import type { OpenPart } from '../part.ts'

export class SupportShopHome implements ShopHome {
  private readonly open: OpenPart

  constructor(open: OpenPart) {
    this.open = open
  }

  async blocks(signal?: AbortSignal): Promise<readonly LayoutBlock[]> {
    const resolve = await this.open(() => import('../support/module.ts'))
    return resolve(ShopLayout).blocks(signal)
  }
}
