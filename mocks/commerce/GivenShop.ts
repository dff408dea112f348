import type { World } from '../World.ts'
import { catalogueOf, productBySku } from './catalogue/index.ts'
import type { Product } from './catalogue/product.ts'

export class GivenShop {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** Of a configurable product, all its variants. */
  async sellsOut(sku: string): Promise<void> {
    await this.hasLeft(sku, 0)
  }

  /** So many pieces; of a configurable product, of each variant. */
  async hasLeft(sku: string, pieces: number): Promise<void> {
    for (const { sku: id, stock } of piecesOf(this.product(sku))) {
      this.world.stockTaken.remove(id)
      await this.world.stockTaken.add({ id, taken: stock - pieces })
    }
  }

  /** In US cents; of a configurable product, of each variant. */
  async asks(sku: string, price: number): Promise<void> {
    for (const { sku: id } of piecesOf(this.product(sku))) {
      this.world.pricesChanged.remove(id)
      await this.world.pricesChanged.add({ id, price })
    }
  }

  /** By its name in English. */
  named(name: string): Product {
    const found = catalogueOf(this.world).products.find((product) => product.name.en === name)
    if (!found) throw new Error(`The shop has no ${name}`)
    return found
  }

  private product(sku: string): Product {
    const product = productBySku(this.world, sku)
    if (!product) throw new Error(`The shop has no ${sku}`)
    return product
  }
}

function piecesOf(product: Product): readonly Product[] {
  return product.kind === 'configurable' ? product.variants : [product]
}
