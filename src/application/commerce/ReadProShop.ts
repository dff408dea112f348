import type { ProShopBlock } from '#domain/commerce/proShop'
import type { Catalogue } from './ports/Catalogue.ts'
import type { ProShop } from './ports/ProShop.ts'

/** The pro shop's blocks belong to the store's root category. */
export class ReadProShop {
  private readonly catalogue: Pick<Catalogue, 'store'>
  private readonly proShop: ProShop

  constructor(catalogue: Pick<Catalogue, 'store'>, proShop: ProShop) {
    this.catalogue = catalogue
    this.proShop = proShop
  }

  async execute(signal?: AbortSignal): Promise<readonly ProShopBlock[]> {
    const { rootCategoryId } = await this.catalogue.store(signal)
    return this.proShop.blocks(rootCategoryId, signal)
  }
}
