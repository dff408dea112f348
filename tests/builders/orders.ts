import { Reorder } from '#app/commerce/Reorder'
import { Failure } from '#app/shared/failure'
import type { Cart } from '#domain/commerce/cart'
import { moneyOf } from '#domain/commerce/money'
import type { Order, OrderItem, OrderPage, OrderSummary } from '#domain/commerce/order'
import type { ReorderError } from '#domain/commerce/reorder'
import { ReorderModel } from '#ui/commerce/orders/ReorderModel.ts'
import { buildCart, otherAddress } from './commerce.ts'
import { CurrentCartInMemory, createShopper } from './commercePorts.ts'
import { unasked } from './unasked.ts'

export const orderedGift: OrderItem = {
  ...{ id: 'i-7', name: 'Gift card', sku: 'gift', urlKey: undefined, quantity: 3, shipped: 0, toShip: 0, picture: undefined },
  ...{ options: [], price: moneyOf(12.5, 'USD'), returnability: undefined, choices: [], downloads: [] },
  gift: { recipientName: 'Bram', recipientEmail: 'bram@club.example', message: undefined },
}

export const giftOrder: Order = {
  ...{ number: '000001013', placedAt: Temporal.Instant.from('2026-05-08T17:30:00Z'), status: { kind: 'complete' } },
  ...{ total: moneyOf(37.5, 'USD'), items: [orderedGift], isReturnable: false, shippingMethod: 'Parcel', shipments: [] },
  shippingAddress: otherAddress,
  billingAddress: { ...otherAddress, street: ['7 Harbour Lane'] },
  payments: [
    { name: 'Gift code', card: undefined },
    { name: 'Card', card: { type: 'Visa', last4: '1881' } },
  ],
  totals: { rows: [], includedTaxes: [], total: moneyOf(37.5, 'USD'), isTaxIncluded: false },
}

export function ordersOf(order: Order, page: OrderPage = { orders: [], page: 1, pages: 1 }) {
  return {
    ...{ page: async () => page, byNumber: async (): Promise<Order | undefined> => order },
    ...{ ofGuest: unasked, itemReferences: unasked, reorder: unasked },
  }
}

/** The cart holds two pieces before, and `quantity` after the order was repeated. */
export function createReorder(
  quantity: number,
  errors: readonly ReorderError[] = [],
  order: Pick<Order, 'items'> = giftOrder,
): ReorderModel {
  const cart = async () => buildCart({ totalQuantity: 2, items: [] })
  return reorderWith({ reorder: async () => ({ quantity, errors }), byNumber: async () => order }, cart)
}

export function createLostReorder(isCartReadable: boolean): ReorderModel {
  let isSent = false
  const reorder = () => {
    isSent = true
    return Promise.reject(new Failure('timed-out'))
  }
  const cart = async () => {
    if (isSent && !isCartReadable) throw new Failure('offline')
    return buildCart({ totalQuantity: 2, items: [] })
  }
  return reorderWith({ reorder, byNumber: async () => giftOrder }, cart)
}

function reorderWith(orders: ConstructorParameters<typeof Reorder>[0], cart: () => Promise<Cart>): ReorderModel {
  const carts = { ofCustomer: cart, ofGuest: cart }
  const store = createShopper().storeOf(carts, new CurrentCartInMemory())
  return new ReorderModel(new Reorder(orders, carts, { value: true }, store))
}

export function buildOrderSummary(number: string, own: Partial<OrderSummary> = {}): OrderSummary {
  const { placedAt, status, total, items } = giftOrder
  return { number, placedAt, status, total, items, unreadableItems: 0, ...own }
}
