import * as z from 'zod/mini'
import type { CartAnswer, CartRefusal, Carts } from '#app/commerce/ports/Carts'
import { Failure, isRefusal } from '#app/shared/failure'
import type { Cart } from '#domain/commerce/cart'
import type { CartChange } from '#domain/commerce/cartChange'
import { unitsOf } from '#domain/commerce/money'
import type { Selection } from '#domain/commerce/selection'
import type { ShopClient } from '../ShopClient.ts'
import { addByKind, addPlans, itemOf } from './addToCart.ts'
import { addProducts } from './cartAddOperations.ts'
import * as calls from './cartOperations.ts'

type Shop = Pick<ShopClient, 'send'>
type Addition = Extract<CartChange, { readonly kind: 'add' | 'add-all' }>

export class ShopCarts implements Carts {
  private readonly load: () => Promise<Shop>

  /** The shop's client is in a chunk that loads when it is first needed. */
  constructor(load: () => Promise<Shop>) {
    this.load = load
  }

  async ofCustomer(when: 'plain' | 'after-change', signal?: AbortSignal): Promise<Cart> {
    const shop = await this.load()
    return shop.send(when === 'plain' ? calls.customerCart : calls.changedCustomerCart, {}, { signal })
  }

  async ofGuest(cart_id: string, signal?: AbortSignal): Promise<Cart | undefined> {
    const shop = await this.load()
    try {
      return await shop.send(calls.guestCart, { cart_id }, { signal })
    } catch (error) {
      if (isGone(error)) return undefined
      throw error
    }
  }

  async createEmpty(): Promise<string> {
    const shop = await this.load()
    return shop.send(calls.createEmptyCart, {})
  }

  async change(cartId: string, change: CartChange): Promise<CartAnswer> {
    const shop = await this.load()
    if (change.kind === 'add' || change.kind === 'add-all') return answering(() => add(shop, cartId, change))
    if (change.kind === 'quantity') return setQuantity(shop, cartId, change)
    return { kind: 'changed', cart: await changed(shop, cartId, change) }
  }

  async merge(source_cart_id: string, destination_cart_id: string): Promise<Cart> {
    const shop = await this.load()
    return shop.send(calls.mergeCarts, { source_cart_id, destination_cart_id })
  }

  async deactivateAll(): Promise<void> {
    const shop = await this.load()
    await shop.send(calls.deactivateAllCustomerCarts, {})
  }
}

async function add(shop: Shop, cartId: string, change: Addition): Promise<CartAnswer> {
  const cart = change.kind === 'add' ? await addByKind(shop, cartId, change.selection) : await addPlans(shop, cartId, change.selections)
  if (cart) return { kind: 'changed', cart }
  return addAnything(shop, cartId, change.kind === 'add' ? [change.selection] : change.selections)
}

async function addAnything(shop: Shop, cartId: string, selections: readonly Selection[]): Promise<CartAnswer> {
  const { cart, user_errors: problems } = await shop.send(addProducts, { cartId, cartItems: selections.map(itemOf) })
  // What was wrong with the cart before comes first.
  return answerOf(cart, problems.at(-1))
}

function answerOf(cart: Cart, problem: { readonly code: string; readonly message: string } | undefined): CartAnswer {
  if (!problem) return { kind: 'changed', cart }
  return { kind: 'refused', reason: reasons.get(problem.code) ?? 'invalid', message: problem.message, cart }
}

const reasons = new Map<string, CartRefusal>([
  ['PRODUCT_NOT_FOUND', 'not-found'],
  ['NOT_SALABLE', 'not-salable'],
  ['INSUFFICIENT_STOCK', 'too-few'],
])

function changed(shop: Shop, cart_id: string, change: Exclude<CartChange, Addition | Of<'quantity'>>): Promise<Cart> {
  // biome-ignore lint/nursery/useExhaustiveSwitchCases: the rule can't see through Exclude; the return type lets the compiler check it
  switch (change.kind) {
    case 'remove':
      return removeLine(shop, cart_id, change)
    case 'apply-coupon':
      return shop.send(calls.applyCoupon, { cart_id, coupon_code: change.code.trim() })
    case 'remove-coupon':
      return shop.send(calls.removeCoupon, { cart_id })
    case 'apply-gift-code':
      return applyGiftCode(shop, cart_id, change)
    case 'remove-gift-code':
      return shop.send(calls.removeGiftCode, { cart_id, gift_code: change.code, is_remove_all: change.all ? 1 : 0 })
  }
}

type Of<Kind extends CartChange['kind']> = Extract<CartChange, { readonly kind: Kind }>

async function setQuantity(shop: Shop, cart_id: string, { lineId, quantity, place }: Of<'quantity'>): Promise<CartAnswer> {
  const { cart, errors } = await (place === 'mini-cart'
    ? shop.send(calls.miniCartUpdate, { cartId: cart_id, itemId: lineId, quantity })
    : shop.send(calls.updateCartItems, { cart_id, input: [{ cart_item_id: lineId, quantity }] }))
  const [first] = errors
  if (first?.code === 'COULD_NOT_FIND_CART_ITEM') throw new Failure('gone', { code: first.code, body: first })
  return answerOf(cart, first)
}

function removeLine(shop: Shop, cart_id: string, { lineId, place }: Of<'remove'>): Promise<Cart> {
  if (place === 'mini-cart') return shop.send(calls.miniCartRemove, { cartId: cart_id, itemId: lineId })
  return shop.send(calls.removeItemFromCart, { cart_id, cart_item_id: lineId })
}

function applyGiftCode(shop: Shop, cart_id: string, { code, amount }: Of<'apply-gift-code'>): Promise<Cart> {
  const given = { cart_id, gift_code: code.trim() }
  return amount ? shop.send(calls.applyGiftCode, { ...given, amount_applied: unitsOf(amount) }) : shop.send(calls.applyWholeGiftCode, given)
}

const answer = z.object({ message: z.string(), category: z.optional(z.string()), path: z.optional(z.array(z.unknown())) })

function toldBy(error: unknown): z.infer<typeof answer> | undefined {
  return error instanceof Failure ? z.safeParse(answer, error.body).data : undefined
}

const noSuchEntity = 'graphql-no-such-entity'

/** The shop's first error is the answer; nothing was added. */
async function answering(send: () => Promise<CartAnswer>): Promise<CartAnswer> {
  try {
    return await send()
  } catch (error) {
    const words = isRefusal(error) ? toldBy(error) : undefined
    if (!words) throw error
    return { kind: 'refused', reason: words.category === noSuchEntity ? 'not-found' : 'invalid', message: words.message }
  }
}

/** The cart has ended or belongs to a customer, told of the cart itself. Decided by category: messages come in any language. */
function isGone(error: unknown): boolean {
  const { category, path } = toldBy(error) ?? {}
  if (path?.length !== 1) return false
  return category === noSuchEntity || category === 'graphql-authorization'
}
