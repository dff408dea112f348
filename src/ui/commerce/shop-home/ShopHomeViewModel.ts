import type { Catalogue } from '#app/commerce/ports/Catalogue'
import type { ShopHome } from '#app/commerce/ports/ShopHome'
import type { Category } from '#domain/commerce/category'
import type { ProductCard } from '#domain/commerce/product'
import { categoriesNamed, inOrderOf, namesIn, productsNamed } from '#domain/commerce/shopHome'
import type { LayoutBlock } from '#domain/shared/layout'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { SpecialsModel } from '../special/SpecialsModel.ts'

type Catalogued = Pick<Catalogue, 'categories' | 'cards'>

export class ShopHomeViewModel {
  readonly blocks = new Loaded<readonly LayoutBlock[]>()
  readonly categories = new Loaded<readonly Category[]>()
  readonly products = new Loaded<readonly ProductCard[]>()
  readonly specials: SpecialsModel
  readonly #shopHome: ShopHome
  readonly #catalogue: Catalogued

  constructor(shopHome: ShopHome, catalogue: Catalogued, specials: SpecialsModel) {
    this.#shopHome = shopHome
    this.#catalogue = catalogue
    this.specials = specials
    makeReactive(this)
  }

  categoriesOf(block: LayoutBlock): readonly Category[] {
    return inOrderOf(namesIn(block), this.categories.value ?? [], ({ id }) => String(id))
  }

  productsOf(block: LayoutBlock): readonly ProductCard[] {
    return inOrderOf(namesIn(block), this.products.value ?? [], ({ urlKey }) => urlKey)
  }

  start(): void {
    void this.blocks.load(async (signal) => {
      const blocks = await this.#shopHome.blocks(signal)
      if (!signal.aborted) this.readWhatIsNamed(blocks)
      return blocks
    })
  }

  dispose(): void {
    this.blocks.cancel()
    this.categories.cancel()
    this.products.cancel()
    this.specials.dispose()
  }

  private readWhatIsNamed(blocks: readonly LayoutBlock[]): void {
    const [ids, urlKeys] = [categoriesNamed(blocks), productsNamed(blocks)]
    if (ids.length > 0) void this.categories.load((signal) => this.#catalogue.categories(ids, signal))
    if (urlKeys.length > 0) void this.products.load((signal) => this.#catalogue.cards(urlKeys, signal))
    if (blocks.some(({ type }) => type === 'specials')) this.specials.start()
  }
}
