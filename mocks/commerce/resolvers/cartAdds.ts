import { cartFor, linesOf, putInto } from '../cart/carts.ts'
import type { Wish } from '../cart/data.ts'
import { wireCart } from '../cart/wireCart.ts'
import { type Unfulfilled, whyImpossible, whyTooMany } from '../cart/wish.ts'
import { type CartItemInput, wishOf } from '../cart/wishOf.ts'
import { type Customer, type Resolver, type Resolvers, refused } from './resolver.ts'

interface Item {
  readonly data: { readonly sku: string; readonly quantity: number }
  readonly parent_sku?: string | null
  readonly customizable_options?: readonly ({ readonly id?: number | null; readonly value_string: string } | null)[] | null
  readonly bundle_options?: readonly ({
    readonly id: number
    readonly quantity: number
    readonly value: readonly (string | null)[]
  } | null)[]
}

interface Input {
  readonly input?: { readonly cart_id: string; readonly cart_items: readonly (Item | null)[] } | null
}

/** All of the items or none. */
const addItems: Resolver<Input> = async ({ input }, customer) => {
  if (!input) throw refused('Required parameter "input" is missing')
  const wishes = input.cart_items.flatMap((item) => (item ? [wishIn(item)] : []))
  const problems = wishes.map((wish) => whyNot(customer, input.cart_id, wish))
  const [first] = problems.filter((problem) => problem !== undefined)
  if (first) throw refused(first.message, first.code === 'PRODUCT_NOT_FOUND' ? 'graphql-no-such-entity' : 'graphql-input')
  return { cart: await put(customer, input.cart_id, wishes) }
}

function wishIn({ data: { sku, quantity }, parent_sku: parentSku, customizable_options: options, bundle_options: bundle }: Item): Wish {
  return {
    sku,
    quantity,
    ...(parentSku && { parentSku }),
    options: (options ?? []).flatMap((option) => (option ? [{ id: option.id ?? 0, values: valuesIn(option.value_string) }] : [])),
    bundle: choicesIn((bundle ?? []).filter((choice) => choice !== null)),
  }
}

/** Several ids travel as one text; whatever else is written stays whole. */
function valuesIn(text: string): string[] {
  return /^\d+(,\d+)*$/.test(text) ? text.split(',') : [text]
}

interface Choice {
  readonly id: number
  readonly quantity: number
  readonly value: readonly (string | null)[]
}

/** Choices of different quantities come apart. */
function choicesIn(choices: readonly Choice[]): Wish['bundle'] {
  return [...Map.groupBy(choices, ({ id }) => id)].map(([id, own]) => ({
    id,
    chosen: own.flatMap(({ quantity, value }) => value.flatMap((option) => (option === null ? [] : [{ id: Number(option), quantity }]))),
  }))
}

function whyNot(customer: Customer, cartId: string, wish: Wish): Unfulfilled | undefined {
  const { world, store } = customer
  const cart = cartFor(customer, cartId)
  return whyImpossible(world, store, wish) ?? whyTooMany(world, wish, linesOf(world, cart))
}

async function put(customer: Customer, cartId: string, wishes: readonly Wish[]) {
  for (const wish of wishes) await putInto(customer.world, cartFor(customer, cartId), wish)
  return wireCart(customer, cartFor(customer, cartId))
}

interface Several {
  readonly cartId: string
  readonly cartItems: readonly CartItemInput[]
}

/** Each by itself: what can't be had is told beside the cart. */
const addProductsToCart: Resolver<Several> = async ({ cartId, cartItems }, customer) => {
  cartFor(customer, cartId)
  const problems: Unfulfilled[] = []
  for (const item of cartItems) {
    const wish = wishOf(item, customer.store)
    const problem = whyNot(customer, cartId, wish)
    if (problem) problems.push(problem)
    else await put(customer, cartId, [wish])
  }
  return { cart: wireCart(customer, cartFor(customer, cartId)), user_errors: problems.map((problem) => ({ __typename: 'CartUserInputError', ...problem })) }
}

export const cartAddResolvers: Resolvers = {
  addProductsToCart,
  addSimpleProductsToCart: addItems,
  addVirtualProductsToCart: addItems,
  addConfigurableProductsToCart: addItems,
  addBundleProductsToCart: addItems,
}
