import type { GuestOrderKey, Orders, Reordered } from '#app/commerce/ports/Orders'
import type { Order, OrderPage } from '#domain/commerce/order'
import { type OrderItemReference, reorderReasonOf } from '#domain/commerce/reorder'
import type { ShopClient } from '../ShopClient.ts'
import { orderOf, summaryOf } from './orderMapping.ts'
import { customerOrderByNumber, customerOrders, guestOrder, orderItemsByNumber, reorderItems } from './orderOperations.ts'
import { showsTax } from './showsTax.ts'

const pageSize = 10

export class ShopOrders implements Orders {
  private readonly load: () => Promise<Pick<ShopClient, 'send'>>
  private readonly media: string

  /** `media`: the only origin whose pictures are shown. */
  constructor(load: () => Promise<Pick<ShopClient, 'send'>>, media: string) {
    this.load = load
    this.media = media
  }

  async page(page: number, signal?: AbortSignal): Promise<OrderPage> {
    const shop = await this.load()
    const { orders } = (await shop.send(customerOrders, { currentPage: page, pageSize }, { signal })).customer
    const { current_page: current, total_pages: pages } = orders.page_info
    return { page: current, pages, orders: orders.items.map((order) => summaryOf(order, this.media)) }
  }

  async byNumber(number: string, signal?: AbortSignal): Promise<Order | undefined> {
    const shop = await this.load()
    const { customer, storeConfig } = await shop.send(customerOrderByNumber, { number }, { signal })
    const [order] = customer.orders.items
    return order && orderOf(order, this.media, showsTax(storeConfig?.orders_invoices_credit_memos_display_subtotal))
  }

  async ofGuest({ number, email, lastName: lastname }: GuestOrderKey, signal?: AbortSignal): Promise<Order> {
    const shop = await this.load()
    const { guestOrder: order, storeConfig } = await shop.send(guestOrder, { number, email, lastname }, { signal })
    return orderOf(order, this.media, showsTax(storeConfig?.orders_invoices_credit_memos_display_subtotal))
  }

  async itemReferences(number: string): Promise<readonly OrderItemReference[]> {
    const shop = await this.load()
    const answer = await shop.send(orderItemsByNumber, { order_number: number })
    return answer.CustomerOrderItemByOrderNumber.items.map(({ id, cart_item_id: cartItemId }) => ({ itemId: id, cartItemId }))
  }

  async reorder(number: string): Promise<Reordered> {
    const shop = await this.load()
    const { cart, userInputErrors } = (await shop.send(reorderItems, { orderNumber: number })).reorderItems
    return {
      quantity: cart.total_quantity,
      errors: userInputErrors.map(({ code, message }) => ({ code: reorderReasonOf(code), message })),
    }
  }
}
