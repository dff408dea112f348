import * as z from 'zod/mini'
import type { CartRefusal, ClubCart, ClubCarts, ClubPlacement } from '#app/commerce/deposit/ports/ClubCarts'
import { Failure } from '#app/shared/failure'
import type { PostalAddress, SavedAddress } from '#domain/commerce/address'
import { partOf } from '#domain/commerce/checkout'
import { clubOrderShipping } from '#domain/commerce/delivery'
import { code } from '../../../rest/schemas.ts'
import type { ShopClient } from '../../ShopClient.ts'
import { setOmniSelectedSet } from '../cartOperations.ts'
import { placeOf } from '../checkoutMapping.ts'
import * as calls from '../checkoutOperations.ts'
import { convertCustomClubToCart } from './clubCartOperations.ts'

type Shop = Pick<ShopClient, 'send'>

export class ShopClubCarts implements ClubCarts {
  private readonly load: () => Promise<Shop>

  constructor(load: () => Promise<Shop>) {
    this.load = load
  }

  async convert(custom_club_increment_id: string): Promise<ClubCart | CartRefusal> {
    const shop = await this.load()
    try {
      const { convertCustomClubToCart: answer } = await shop.send(convertCustomClubToCart, { custom_club_increment_id })
      return new ConvertedCart(shop, answer.quote_id, answer.customer_token)
    } catch (error) {
      return refusalIn(error)
    }
  }
}

/** Its id and the customer's token live in private fields, so that nothing can store, log or show them. */
class ConvertedCart implements ClubCart {
  readonly #shop: Shop
  readonly #id: string
  readonly #as: { readonly customerToken: string }

  constructor(shop: Shop, id: string, customerToken: string) {
    this.#shop = shop
    this.#id = id
    this.#as = { customerToken }
  }

  chooseSet(omni_selected_set: string): Promise<CartRefusal | undefined> {
    return told(this.#shop.send(setOmniSelectedSet, { cart_id: this.#id, omni_selected_set }, this.#as))
  }

  billTo(address: PostalAddress | SavedAddress): Promise<CartRefusal | undefined> {
    return told(this.#shop.send(calls.setBillingAddress, { cartId: this.#id, billingAddress: placeOf(address) }, this.#as))
  }

  shipTo(address: PostalAddress): Promise<CartRefusal | undefined> {
    return told(this.#shop.send(calls.setShippingAddresses, { cart_id: this.#id, input: [placeOf(address)] }, this.#as))
  }

  pickUp(): Promise<CartRefusal | undefined> {
    const shipping_methods = [{ carrier_code: clubOrderShipping.carrierCode, method_code: clubOrderShipping.methodCode }]
    return told(this.#shop.send(calls.setShippingMethods, { cart_id: this.#id, shipping_methods }, this.#as))
  }

  payAtClub(): Promise<CartRefusal | undefined> {
    return told(this.#shop.send(calls.setPaymentMethodCheckmo, { cart_id: this.#id, payment_method: { code: 'checkmo' } }, this.#as))
  }

  async place(): Promise<ClubPlacement> {
    try {
      const { orderV2, errors: [first] = [] } = (await this.#shop.send(calls.placeOrder, { cart_id: this.#id }, this.#as)).placeOrder
      if (orderV2) return { kind: 'placed' }
      if (first?.code === 'CART_NOT_ACTIVE') return { kind: 'ended' }
      return { kind: 'refused', part: 'address', message: first?.message ?? '' }
    } catch (error) {
      return refusalIn(error)
    }
  }
}

async function told(step: Promise<unknown>): Promise<CartRefusal | undefined> {
  try {
    await step
    return undefined
  } catch (error) {
    return refusalIn(error)
  }
}

const objection = z.object({
  message: z.string(),
  error_code: z.optional(z.unknown()),
  custom_club_id: z.optional(z.unknown()),
  category: z.optional(z.string()),
})

const idText = z.union([z.string().check(z.minLength(1)), z.pipe(z.number(), z.transform(String))])

/** By the first error's code; any other code, and none, is about the address. Throws what is no answer of the shop. */
function refusalIn(error: unknown): CartRefusal {
  const isAnswer = error instanceof Failure && (error.kind === 'rejected' || error.kind === 'gone')
  const answer = isAnswer ? z.safeParse(objection, error.body).data : undefined
  const isCoded = answer?.error_code !== undefined || answer?.category?.startsWith('graphql-')
  if (!answer || !isCoded) throw error
  const { message, error_code, custom_club_id } = answer
  const part = partOf(z.safeParse(code, error_code).data) ?? 'address'
  return { kind: 'refused', part, message, clubOrderId: z.safeParse(idText, custom_club_id).data }
}
