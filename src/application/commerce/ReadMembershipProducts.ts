import { categoryWithCode } from '#domain/commerce/category'
import type { ProductCard } from '#domain/commerce/product'
import type { Catalogue } from './ports/Catalogue.ts'
import type { MembershipOffer } from './ports/MembershipOffer.ts'

/** These shops have few products, so one page shows all. */
const pageSize = 50

export class ReadMembershipProducts {
  private readonly catalogue: Pick<Catalogue, 'store' | 'menu' | 'list'>
  private readonly offer: MembershipOffer

  constructor(catalogue: Pick<Catalogue, 'store' | 'menu' | 'list'>, offer: MembershipOffer) {
    this.catalogue = catalogue
    this.offer = offer
  }

  /** In the shop's order; none if the shop doesn't have the category. */
  async execute(signal?: AbortSignal): Promise<readonly ProductCard[]> {
    const category = await this.category(signal)
    if (category === undefined) return []
    const { products } = await this.catalogue.list([category], { filters: new Map(), sort: 'position', page: 1, pageSize }, signal)
    return products
  }

  private async category(signal?: AbortSignal): Promise<number | undefined> {
    const { rootCategoryId } = await this.catalogue.store(signal)
    const { category } = this.offer
    return category === undefined ? rootCategoryId : categoryWithCode(await this.catalogue.menu(rootCategoryId, signal), category)?.id
  }
}
