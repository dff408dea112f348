import * as z from 'zod/mini'
import type { Checkout, CheckoutAnswer, Placement, PlacementRefusal } from '#app/commerce/ports/Checkout'
import { Failure } from '#app/shared/failure'
import type { PostalAddress, SavedAddress } from '#domain/commerce/address'
import type { Cart } from '#domain/commerce/cart'
import { type CheckoutPart, partOf, type ShopKind } from '#domain/commerce/checkout'
import type { ChosenShipping } from '#domain/commerce/delivery'
import type { Payment } from '#domain/commerce/payment'
import { code } from '../../rest/schemas.ts'
import type { ShopClient } from '../ShopClient.ts'
import { changedCustomerCart } from './cartOperations.ts'
import { methodOf, placeOf } from './checkoutMapping.ts'
import * as calls from './checkoutOperations.ts'

type Shop = Pick<ShopClient, 'send'>

const paymentCalls = {
  card: calls.setPaymentMethodCard,
  free: calls.setPaymentMethodFree,
  'club-order': calls.setPaymentMethodCheckmo,
} as const satisfies Readonly<Record<Payment['kind'], unknown>>

type ShownAddress = PostalAddress | SavedAddress | 'as-shipping'

export class ShopCheckout implements Checkout {
  private readonly load: () => Promise<Shop>

  constructor(load: () => Promise<Shop>) {
    this.load = load
  }

  setEmail(cart_id: string, email: string): Promise<CheckoutAnswer> {
    return this.tell('address', (shop) => shop.send(calls.setGuestEmail, { input: { cart_id, email } }))
  }

  shipTo(cart_id: string, address: PostalAddress | SavedAddress): Promise<CheckoutAnswer> {
    return this.tellAddress(cart_id, address, (shop) => shop.send(calls.setShippingAddresses, { cart_id, input: [placeOf(address)] }))
  }

  billTo(cartId: string, address: ShownAddress): Promise<CheckoutAnswer> {
    const billingAddress = address === 'as-shipping' ? { same_as_shipping: true } : placeOf(address)
    return this.tellAddress(cartId, address, (shop) => shop.send(calls.setBillingAddress, { cartId, billingAddress }))
  }

  shipBy(cart_id: string, { carrierCode, methodCode }: ChosenShipping): Promise<CheckoutAnswer> {
    const shipping_methods = [{ carrier_code: carrierCode, method_code: methodCode }]
    return this.tell('address', (shop) => shop.send(calls.setShippingMethods, { cart_id, shipping_methods }))
  }

  payBy(cart_id: string, payment: Payment): Promise<CheckoutAnswer> {
    return this.tell('payment', (shop) => shop.send(paymentCalls[payment.kind], { cart_id, payment_method: methodOf(payment) }))
  }

  placeOrder(cart_id: string): Promise<Placement> {
    return this.place(async (shop) => (await shop.send(calls.placeOrder, { cart_id })).placeOrder)
  }

  payAndPlaceOrder(cart_id: string, payment: Payment, shopKind: Exclude<ShopKind, 'club'>): Promise<Placement> {
    const answer = { cart_id, payment_method: methodOf(payment) }
    return this.place(async (shop) => {
      if (shopKind === 'plus') return (await shop.send(calls.setPaymentMethodAndPlaceOrder, answer)).setPaymentMethodAndPlaceOrder
      await shop.send(calls.setCartPayment, answer)
      return (await shop.send(calls.placeOrder, { cart_id })).placeOrder
    })
  }

  private async tell(part: CheckoutPart, send: (shop: Shop) => Promise<Cart>): Promise<CheckoutAnswer> {
    const shop = await this.load()
    try {
      return { kind: 'changed', cart: await send(shop) }
    } catch (error) {
      const { message, error_code } = objectionIn(error)
      return { kind: 'refused', part: partOf(error_code) ?? part, message }
    }
  }

  /** A cart that has ended and a saved address that is gone get the same refusal. */
  private async tellAddress(cartId: string, address: ShownAddress, send: (shop: Shop) => Promise<Cart>): Promise<CheckoutAnswer> {
    try {
      return await this.tell('address', send)
    } catch (error) {
      const { message } = z.safeParse(missing, error instanceof Failure ? error.body : undefined).data ?? {}
      if (message === undefined || typeof address === 'string' || !('id' in address)) throw error
      const { id } = await (await this.load()).send(changedCustomerCart, {})
      if (id !== cartId) throw error
      return { kind: 'refused', part: 'address', message }
    }
  }

  private async place(send: (shop: Shop) => Promise<calls.WirePlaced>): Promise<Placement> {
    const shop = await this.load()
    try {
      return placementOf(await send(shop))
    } catch (error) {
      return refusalIn(error) ?? orderingObjection(error)
    }
  }
}

const reasons: ReadonlyMap<string, PlacementRefusal> = new Map([
  ['CART_NOT_ACTIVE', 'ended'],
  ['CART_NOT_FOUND', 'gone'],
  ['GUEST_EMAIL_MISSING', 'email-missing'],
])

function placementOf({ orderV2: order, errors: [first] = [] }: calls.WirePlaced): Placement {
  if (order) return { kind: 'placed', order }
  return { kind: 'refused', reason: reasons.get(first?.code ?? '') ?? 'unable', message: first?.message ?? '' }
}

const refusal = z.object({
  message: z.string(),
  error_code: z.literal(['CART_NOT_ACTIVE', 'CART_NOT_FOUND', 'GUEST_EMAIL_MISSING', 'UNABLE_TO_PLACE_ORDER', 'UNDEFINED']),
})

function refusalIn(error: unknown): Placement | undefined {
  const answer = error instanceof Failure ? z.safeParse(refusal, error.body).data : undefined
  return answer && { kind: 'refused', reason: reasons.get(answer.error_code) ?? 'unable', message: answer.message }
}

/** Only a placement itself has a word for a cart that is gone. Whether it was ordered is then looked up. */
function orderingObjection(error: unknown): Placement {
  const gone = z.safeParse(missing, error instanceof Failure ? error.body : undefined).data
  if (gone) return { kind: 'refused', reason: 'ended', message: gone.message }
  const { message, error_code } = objectionIn(error)
  return { kind: 'refused', reason: partOf(error_code) ?? 'address', message }
}

const missing = z.object({ message: z.string(), category: z.literal('graphql-no-such-entity') })

const objection = z.object({ message: z.string(), category: z.optional(z.string()), error_code: z.optional(z.unknown()) })

interface Objection {
  readonly message: string
  readonly error_code: number | undefined
}

function objectionIn(error: unknown): Objection {
  const body = error instanceof Failure ? error.body : undefined
  const answer = error instanceof Failure && error.kind === 'rejected' ? z.safeParse(objection, body).data : undefined
  const error_code = z.safeParse(code, answer?.error_code).data
  if (answer && (answer.category === 'graphql-input' || partOf(error_code))) return { message: answer.message, error_code }
  throw error
}
