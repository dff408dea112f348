import type { CartRow } from '../cart/data.ts'
import type { PricedCart, PricedItem } from '../cart/pricedCart.ts'
import { itemOf, recordOrder } from '../orders/addOrder.ts'
import type { CustomerOrderRow, OrderItemRow } from '../orders/data.ts'
import { orderAddressOf } from '../orders/orderAddress.ts'
import type { Customer } from '../resolvers/resolver.ts'
import type { CheckoutRow } from './data.ts'
import { paymentTitles } from './payments.ts'
import { isAllVirtual } from './shipping.ts'

const cardNames: Readonly<Record<string, string>> = {
  ...{ VI: 'Visa', MC: 'Mastercard', AE: 'American Express', DI: 'Discover', JCB: 'JCB', DN: 'Diners Club', UN: 'UnionPay' },
}

/** The card's token is used up. */
export async function orderFrom(customer: Customer, cart: CartRow, told: CheckoutRow, sums: PricedCart): Promise<CustomerOrderRow> {
  const { world, store } = customer
  const { shippingAddress, billingAddress } = told
  const { lines, coupon, discount, vouchers, shipping } = sums
  const chosen = shipping?.chosen
  const taxless = store.taxIncluded ? sums.subtotalWithTax : sums.subtotal
  const payment = paymentFrom(customer, told)
  const isPaid = payment.type !== 'checkmo'
  return recordOrder(world, store, {
    ...(cart.playerId === undefined ? { email: cart.email } : { playerId: cart.playerId }),
    ...{ placedAt: world.now().toString(), status: statusOf(isPaid, isAllVirtual(lines)), shipments: [] },
    items: lines.map((line) => itemFrom(customer, line, isPaid)),
    ...(shippingAddress && chosen && { shippingAddress: orderAddressOf(shippingAddress, store) }),
    ...(billingAddress && { billingAddress: orderAddressOf(billingAddress, store) }),
    ...(chosen && {
      carrier: chosen.rate.carrierTitle[store.language],
      shippingMethod: `${chosen.rate.carrierTitle[store.language]} - ${chosen.rate.methodTitle[store.language]}`,
    }),
    payment,
    ...{
      subtotal: taxless,
      shipping: chosen?.amount ?? 0,
      shippingTax: sums.shippingTax,
      tax: sums.tax - sums.shippingTax,
      taxRate: sums.taxRate,
    },
    discounts: coupon && discount > 0 ? [{ label: coupon.label, amount: discount }] : [],
    giftCodes: vouchers.reduce((sum, voucher) => sum + voucher.discount, 0),
  })
}

/** What is paid is invoiced at once; without anything to ship, it is complete. */
function statusOf(isPaid: boolean, isVirtual: boolean): CustomerOrderRow['status'] {
  if (!isPaid) return 'pending'
  return isVirtual ? 'complete' : 'processing'
}

function itemFrom({ world, store }: Customer, { item, row }: PricedItem, isPaid: boolean): OrderItemRow {
  const { sku, parentSku, quantity, options, bundle, gift, number } = item
  const price = store.taxIncluded ? row.priceWithTax : row.price
  const fitted = item.fitted?.map(({ label, value }) => ({ label: label[store.language], value: value[store.language] }))
  return itemOf(world, store, {
    sku,
    parentSku,
    quantity,
    options,
    bundle,
    gift,
    fitted,
    price,
    cartItemId: number,
    invoiced: isPaid ? quantity : 0,
  })
}

function paymentFrom({ world, store }: Customer, { payment, billingAddress }: CheckoutRow): CustomerOrderRow['payment'] {
  const type = payment?.code ?? 'free'
  const name = paymentTitles[type][store.language]
  const token = world.cardTokens.find(payment?.token ?? '')
  if (token) world.cardTokens.remove(token.id)
  const card = token ?? world.savedCards.find(payment?.savedCard ?? '')
  if (!card) return { name, type }
  world.bankWords.remove(payment?.authentication ?? '')
  const { last4, month, year, holder } = card
  const holderName = holder || (billingAddress?.firstname ?? '-')
  return { name, type, card: { last4, month, year, type: cardNames[payment?.cardType ?? ''] ?? name, name: holderName } }
}
