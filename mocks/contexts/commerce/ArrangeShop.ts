import type { World } from '../../world/World.ts'
import { catalogueOf, productBySku } from './catalogue/index.ts'
import type { Product } from './catalogue/product.ts'
import { refundOrder, setPrice, setStock, shipOrder } from './clubActions.ts'
import type { CustomerOrderRow } from './orders/data.ts'

export class ArrangeShop {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  async sellsOut(sku: string): Promise<void> {
    await this.hasLeft(sku, 0)
  }

  /** For a configurable product, each variant gets this stock. */
  hasLeft(sku: string, quantity: number): Promise<void> {
    return setStock(this.world, sku, quantity)
  }

  async withdraws(sku: string): Promise<void> {
    const product = productBySku(this.world, sku)
    for (const { sku: id } of product?.kind === 'configurable' ? product.variants : [{ sku }]) await this.world.withdrawn.add({ id })
  }

  /** In US cents. For a configurable product, each variant gets this price. */
  asks(sku: string, price: number): Promise<void> {
    return setPrice(this.world, sku, price)
  }

  async ships(number: string): Promise<void> {
    await shipOrder(this.world, this.order(number).id)
  }

  async refunds(number: string): Promise<void> {
    await refundOrder(this.world, this.order(number).id)
  }

  named(name: string): Product {
    const found = catalogueOf(this.world).products.find((product) => product.name.en === name)
    if (!found) throw new Error(`The shop has no ${name}`)
    return found
  }

  private order(number: string): CustomerOrderRow {
    const order = this.world.customerOrders.first((each) => each.number === number)
    if (!order) throw new Error(`The shop has no order ${number}`)
    return order
  }
}
