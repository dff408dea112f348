import type { World } from '../../../world/World.ts'
import { cartItemInputOf, type GraphQLCartItemInput } from '../cart/cartItemInput.ts'
import { cartFor, putInto, whyNotInto } from '../cart/carts.ts'
import type { CartItemInput } from '../cart/data.ts'
import { priced } from '../cart/pricedCart.ts'
import { type Unfulfilled, whyImpossible } from '../cart/unfulfilled.ts'
import { wireCart } from '../cart/wireCart.ts'
import { problemsIn } from '../cart/wireItem.ts'
import { productBySku } from '../catalogue/index.ts'
import { type BundleProduct, isChosenFromList, type Product } from '../catalogue/product.ts'
import { pathOf } from '../catalogue/uid.ts'
import { type Customer, type Resolver, type Resolvers, refused } from './resolver.ts'

interface Item {
  readonly data: { readonly sku: string; readonly quantity: number }
  readonly customizable_options?:
    | readonly ({ readonly id?: number | null; readonly uid?: string | null; readonly value_string: string } | null)[]
    | null
}

interface ConfigurableItem extends Item {
  readonly parent_sku?: string | null
  readonly variant_sku?: string | null
}

interface BundleItem extends Item {
  readonly bundle_options: readonly (Choice | null)[]
}

interface Input<Each> {
  readonly input?: { readonly cart_id: string; readonly cart_items: readonly (Each | null)[] } | null
}

/** Adds all items or none. */
function adding<Each extends Item>(
  kinds: readonly Product['kind'][],
  wishIn: (item: Each, world: World) => CartItemInput,
): Resolver<Input<Each>> {
  return async ({ input }, customer) => {
    if (!input) throw refused('Required parameter "input" is missing')
    const wishes = input.cart_items.flatMap((item) => (item ? [wishIn(item, customer.world)] : []))
    if (wishes.length === 0) throw refused('Required parameter "cart_items" is missing')
    const [first] = wishes.flatMap((itemInput) => whyNotOf(kinds, itemInput, customer) ?? whyNot(customer, input.cart_id, itemInput) ?? [])
    if (first) throw refused(first.message, first.code === 'PRODUCT_NOT_FOUND' ? 'graphql-no-such-entity' : 'graphql-input')
    return { cart: await put(customer, input.cart_id, wishes) }
  }
}

function whyNotOf(kinds: readonly Product['kind'][], itemInput: CartItemInput, { world }: Customer): Unfulfilled | undefined {
  const product = productBySku(world, itemInput.parentSku ?? itemInput.sku)
  if (!product || kinds.includes(product.kind)) return undefined
  return { code: 'INVALID_PARAMETER_VALUE', message: 'The product has options that need to be chosen.' }
}

function plainWish({ data: { sku, quantity }, customizable_options: options }: Item, world: World, parentSku?: string): CartItemInput {
  const offered = productBySku(world, parentSku ?? sku)?.options ?? []
  const told = (options ?? []).flatMap((option) => (option ? [{ id: optionIdIn(option), text: option.value_string }] : []))
  return {
    ...{ sku, quantity, ...(parentSku !== undefined && { parentSku }), bundle: [] },
    options: told.map(({ id, text }) => {
      const option = offered.find((each) => each.id === id)
      return { id, values: option && isChosenFromList(option) ? listIn(text) : [text] }
    }),
  }
}

/** Several values come in brackets, as the platform documents: `[1,2]`. */
function listIn(text: string): string[] {
  return /^\[.*\]$/.test(text) ? text.slice(1, -1).split(',') : [text]
}

function optionIdIn({ id, uid }: { readonly id?: number | null; readonly uid?: string | null }): number {
  return id ?? Number(pathOf(uid ?? '')[1])
}

function variantWish({ parent_sku: parentSku, variant_sku: variantSku, ...item }: ConfigurableItem, world: World): CartItemInput {
  if (!parentSku) throw refused('Required parameter "parent_sku" is missing')
  const { sku, quantity } = item.data
  return plainWish({ ...item, data: { sku: variantSku ?? sku, quantity } }, world, parentSku)
}

function bundleWish(item: BundleItem, world: World): CartItemInput {
  const product = productBySku(world, item.data.sku)
  const choices = item.bundle_options.filter((choice) => choice !== null)
  return { ...plainWish(item, world), bundle: product?.kind === 'bundle' ? choicesIn(product, choices) : [] }
}

interface Choice {
  readonly id: number
  readonly quantity: number
  readonly value: readonly (string | null)[]
}

/** The last entry of a part replaces those before it. Where several may be chosen, the quantity is the option's own. */
function choicesIn({ items }: BundleProduct, choices: readonly Choice[]): CartItemInput['bundle'] {
  const last = new Map(choices.map((choice) => [choice.id, choice]))
  return [...last.values()].map(({ id, quantity, value }) => {
    const part = items.find((each) => each.id === id)
    const isSingle = part?.type === 'select' || part?.type === 'radio'
    const ids = value.flatMap((option) => (option === null ? [] : [Number(option)]))
    const own = (option: number) => part?.options.find((each) => each.id === option)?.quantity ?? 1
    return { id, chosen: ids.map((option) => ({ id: option, quantity: isSingle ? quantity : own(option) })) }
  })
}

function whyNot(customer: Customer, cartId: string, itemInput: CartItemInput): Unfulfilled | undefined {
  const { world, store } = customer
  const cart = cartFor(customer, cartId)
  return whyImpossible(world, store, itemInput) ?? whyNotInto(world, cart, itemInput)
}

async function put(customer: Customer, cartId: string, wishes: readonly CartItemInput[]) {
  for (const itemInput of wishes) await putInto(customer.world, cartFor(customer, cartId), itemInput)
  return wireCart(customer, cartFor(customer, cartId))
}

interface Several {
  readonly cartId: string
  readonly cartItems: readonly GraphQLCartItemInput[]
}

function whyNotSelected(
  world: World,
  { sku, parent_sku: parentSku, selected_options: selected }: GraphQLCartItemInput,
): Unfulfilled | undefined {
  const fields = (productBySku(world, parentSku ?? sku)?.options ?? []).filter((option) => !isChosenFromList(option))
  const isSelected = fields.some(({ id }) => selected?.some((uid) => pathOf(uid)[0] === 'custom-option' && pathOf(uid)[1] === String(id)))
  return isSelected ? { code: 'INVALID_PARAMETER_VALUE', message: 'The product has no such option.' } : undefined
}

function problemsBefore(customer: Customer, cartId: string): readonly Unfulfilled[] {
  const { lines } = priced(customer, cartFor(customer, cartId))
  const message = 'Not all of your products are available in the requested quantity.'
  return problemsIn(customer.world, lines).size > 0 ? [{ code: 'UNDEFINED', message }] : []
}

/** Adds each item independently; refusals are returned beside the cart, after what was wrong with the cart before. */
const addProductsToCart: Resolver<Several> = async ({ cartId, cartItems }, customer) => {
  const problems = [...problemsBefore(customer, cartId)]
  for (const item of cartItems) {
    const itemInput = cartItemInputOf(item, customer.store)
    const problem = whyNotSelected(customer.world, item) ?? whyNot(customer, cartId, itemInput)
    if (problem) problems.push(problem)
    else await put(customer, cartId, [itemInput])
  }
  return {
    cart: wireCart(customer, cartFor(customer, cartId)),
    user_errors: problems.map((problem) => ({ __typename: 'CartUserInputError', ...problem })),
  }
}

export const cartAddResolvers: Resolvers = {
  addProductsToCart,
  addSimpleProductsToCart: adding(['simple', 'virtual'], (item, world) => plainWish(item, world)),
  addVirtualProductsToCart: adding(['virtual', 'simple'], (item, world) => plainWish(item, world)),
  addConfigurableProductsToCart: adding(['configurable'], variantWish),
  addBundleProductsToCart: adding(['bundle'], bundleWish),
}
