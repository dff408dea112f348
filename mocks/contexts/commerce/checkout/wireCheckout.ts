import { moneyOf, type Store } from '../../../world/stores.ts'
import { taxOf } from '../cart/calculateTotals.ts'
import type { CartRow } from '../cart/data.ts'
import type { PricedCart } from '../cart/pricedCart.ts'
import type { Customer } from '../resolvers/resolver.ts'
import { wireCartAddress } from './cartAddress.ts'
import { checkoutOf } from './checkouts.ts'
import { paymentCodeOf, paymentTitles } from './payments.ts'
import type { Offer, Shipping } from './shipping.ts'

export function wireCheckout({ world, store }: Customer, cart: CartRow, sums: PricedCart) {
  const { billingAddress, payment } = checkoutOf(world, cart.id)
  const code = paymentCodeOf(cart, sums)
  const title = paymentTitles[code][store.language]
  return {
    billing_address: billingAddress && wireCartAddress(billingAddress, store),
    shipping_addresses: sums.shipping ? [wireShipping({ ...store, taxRate: sums.taxRate }, sums.shipping)] : [],
    available_payment_methods: [{ code, title }],
    selected_payment_method: payment && { code: payment.code, title: paymentTitles[payment.code][store.language] },
  }
}

function wireShipping(store: Store, { address, offers, chosen }: Shipping) {
  return {
    ...wireCartAddress(address, store),
    available_shipping_methods: offers.map((offer) => wireOffer(store, offer)),
    selected_shipping_method: chosen && { ...titlesOf(store, chosen), ...pricesOf(store, chosen) },
  }
}

function wireOffer(store: Store, offer: Offer) {
  const { rate, amount } = offer
  return {
    ...titlesOf(store, offer),
    ...{ base_amount: moneyOf(store, amount), shipping_tax_amount: moneyOf(store, taxOf(amount, store)) },
    ...pricesOf(store, offer),
    ...{ available: rate.problem === undefined, error_message: rate.problem?.[store.language] ?? null },
  }
}

function titlesOf({ language }: Store, { rate }: Offer) {
  return {
    ...{ carrier_code: rate.carrier, carrier_title: rate.carrierTitle[language] },
    ...{ method_code: rate.method, method_title: rate.methodTitle[language] },
  }
}

function pricesOf(store: Store, { amount }: Offer) {
  const tax = taxOf(amount, store)
  const [withTax, withoutTax] = store.taxIncluded ? [amount, amount - tax] : [amount + tax, amount]
  return { amount: moneyOf(store, amount), price_excl_tax: moneyOf(store, withoutTax), price_incl_tax: moneyOf(store, withTax) }
}
