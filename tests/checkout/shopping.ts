import { ChangeCart } from '#app/commerce/ChangeCart'
import { PayByCard } from '#app/commerce/PayByCard'
import { PlaceOrder } from '#app/commerce/PlaceOrder'
import { Checkout, type CheckoutAnswer, type Placement } from '#app/commerce/ports/Checkout'
import type { Resolver } from '#composition/provide'
import type { PostalAddress } from '#domain/commerce/address'
import type { Card } from '#domain/commerce/card'
import type { Cart } from '#domain/commerce/cart'
import { shopOf } from '#domain/commerce/checkout'
import type { Payment } from '#domain/commerce/payment'
import { type Selection, selectionOf } from '#domain/commerce/selection'

export const chicago: PostalAddress = {
  ...{ firstName: 'Hana', lastName: 'Ito', company: '', street: ['1 Lake Street'], city: 'Chicago', postcode: '60601' },
  ...{ region: { name: 'Illinois', code: 'IL' }, countryCode: 'US', telephone: '+1 312 555 0101' },
}

export const standardShipping = { carrierCode: 'pinewood', methodCode: 'standard' }

export function buildCard(number = '4242424242424242'): Card {
  return { holder: 'Hana Ito', number, month: 5, year: 2030, securityCode: '123' }
}

export const towels = { ...selectionOf({ kind: 'simple', sku: 'CH-TOWEL', inStock: true }), quantity: 2 }

/** Its first payment differs from the others. */
export const quarterlyBalls = selectPlan('simple', 'FM-TOUR', 10_100, 4)
/** Monthly balls, and monthly simulator rounds, which are not shipped. */
export const monthlyBalls = selectPlan('simple', 'FM-TOUR', 10_100)
export const monthlyRounds = selectPlan('virtual', 'CH-SIM9', 50_800)
/** Renewed every year, and one year alone. */
export const yearlyRange = selectPlan('virtual', 'CH-MEMBER-RANGE', 52_100)
export const oneYearOfRange = selectPlan('virtual', 'CH-MEMBER-RANGE', 52_100, 1)

function selectPlan(kind: 'simple' | 'virtual', sku: string, parentId: number, value = 2): Selection {
  const plan = { kind: 'subscribe', parentId, childId: parentId + value, isInstallmentPrice: true, isAdjustmentPrice: false } as const
  return { ...selectionOf({ kind, sku, inStock: true }), plan }
}

export function changedCart(answer: CheckoutAnswer): Cart {
  if (answer.kind === 'refused') throw new Error(`The shop minds the ${answer.part}: ${answer.message}`)
  return answer.cart
}

export async function addSelection(ask: Resolver, selection: Selection): Promise<Cart> {
  const outcome = await ask(ChangeCart).execute({ kind: 'add', selection })
  if (outcome.kind !== 'changed') throw new Error(`Nothing is in the cart: ${JSON.stringify(outcome)}`)
  return outcome.cart
}

export async function setAddresses(ask: Resolver, { id, isVirtual }: Cart): Promise<Cart> {
  const checkout = ask(Checkout)
  if (isVirtual) return changedCart(await checkout.billTo(id, chicago))
  changedCart(await checkout.shipTo(id, chicago))
  changedCart(await checkout.shipBy(id, standardShipping))
  return changedCart(await checkout.billTo(id, 'as-shipping'))
}

export async function authorisePayment(ask: Resolver, cart: Cart, card = buildCard()): Promise<Payment> {
  const prepared = await ask(PayByCard).execute({ cartId: cart.id, card, shop: shopOf(cart), storeId: 1 }, async () => 'passed')
  if (prepared.kind === 'stopped') throw new Error(`The bank has said no: ${prepared.reason}`)
  return prepared.payment
}

export async function advanceToReview(ask: Resolver, selection = towels, card = buildCard()) {
  const cart = await setAddresses(ask, await addSelection(ask, selection))
  const payment = await authorisePayment(ask, cart, card)
  const paid = changedCart(await ask(Checkout).payBy(cart.id, payment))
  return { cart: paid, payment, place: (): Promise<Placement> => ask(PlaceOrder).execute(paid, payment) }
}
