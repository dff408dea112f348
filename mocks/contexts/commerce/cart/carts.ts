import { GraphQLError } from 'graphql'
import { seededRandom } from '../../../world/seededRandom.ts'
import type { World } from '../../../world/World.ts'
import { uidFor } from '../catalogue/uid.ts'
import { type Customer, refused } from '../resolvers/resolver.ts'
import type { CartItemInput, CartItemRow, CartRow } from './data.ts'
import { type Unfulfilled, whyNotThisMany, whyTooMany } from './unfulfilled.ts'

/** A guest's cart belongs to anybody who knows its id. */
export function cartFor({ world, player, token }: Customer, id: string): CartRow {
  const cart = world.carts.find(id) ?? untouchedCart(world, id)
  if (!cart) throw refused(`Could not find a cart with ID "${id}"`, 'graphql-no-such-entity')
  const isOthers = cart.playerId !== undefined && cart.playerId !== player?.id
  if (isOthers || (cart.customerToken !== undefined && cart.customerToken !== token)) {
    throw new GraphQLError(`The current user cannot perform operations on cart "${id}"`, {
      extensions: { category: 'graphql-authorization', error_code: 'UNDEFINED' },
    })
  }
  if (!cart.active) throw refused("The cart isn't active.", 'graphql-no-such-entity')
  return cart
}

export function ownCart(world: World, playerId: string): CartRow | undefined {
  return world.carts.first((cart) => cart.playerId === playerId && cart.active && cart.customerToken === undefined)
}

export async function cartOf(world: World, playerId: string): Promise<CartRow> {
  return ownCart(world, playerId) ?? world.carts.add({ ...emptyCart(world.nextId('cart')), playerId })
}

/** A guest's cart is only an id until it is first changed. */
export function newGuestCartId(world: World): string {
  const number = world.nextNumber()
  return `${prefix}${number}-${maskOf(number)}`
}

const prefix = 'guest-cart-'

function untouchedCart(world: World, id: string): CartRow | undefined {
  const [number = '', mask] = id.startsWith(prefix) ? id.slice(prefix.length).split('-') : []
  const isGiven = Number(number) <= world.count && mask === maskOf(Number(number))
  return isGiven ? emptyCart(id) : undefined
}

function maskOf(number: number): string {
  return seededRandom('guest cart', number).toString(36).slice(2)
}

function emptyCart(id: string): CartRow {
  return { id, active: true, giftCodes: [] }
}

export async function changeCart(world: World, cart: CartRow, values: Partial<CartRow>): Promise<CartRow> {
  return world.carts.find(cart.id) ? world.carts.change(cart.id, values) : world.carts.add({ ...cart, ...values })
}

export function itemsOf(world: World, { id }: Pick<CartRow, 'id'>): readonly CartItemRow[] {
  return world.cartLines.list(({ cartId }) => cartId === id)
}

/** Increases an existing item with the same options, or adds a new one. */
export async function putInto(world: World, cart: CartRow, itemInput: CartItemInput): Promise<void> {
  await changeCart(world, cart, {})
  const same = itemsOf(world, cart).find((item) => isSameWish(item, itemInput))
  if (same) {
    await world.cartLines.change(same.id, { quantity: same.quantity + itemInput.quantity })
    return
  }
  const number = world.nextNumber()
  await world.cartLines.add({ ...itemInput, id: `line-${number}`, number, cartId: cart.id })
}

/** The quantity is judged together with the same item's in the cart. */
export function whyNotInto(world: World, cart: CartRow, itemInput: CartItemInput): Unfulfilled | undefined {
  const items = itemsOf(world, cart)
  const held = items.find((item) => isSameWish(item, itemInput))?.quantity ?? 0
  return whyNotThisMany(world, { ...itemInput, quantity: held + itemInput.quantity }) ?? whyTooMany(world, itemInput, items)
}

export async function putAvailable(world: World, cart: CartRow, itemInput: CartItemInput): Promise<void> {
  const items = itemsOf(world, cart)
  for (let quantity = itemInput.quantity; quantity > 0; quantity -= 1) {
    if (whyTooMany(world, { ...itemInput, quantity }, items)) continue
    await putInto(world, cart, { ...itemInput, quantity })
    return
  }
}

export interface ItemReference {
  readonly cart_item_id?: number | null
  readonly cart_item_uid?: string | null
}

export function isNamed({ cart_item_id: number, cart_item_uid: uid }: ItemReference): boolean {
  return typeof number === 'number' || typeof uid === 'string'
}

export function itemReferenced(
  world: World,
  cart: CartRow,
  { cart_item_id: number, cart_item_uid: uid }: ItemReference,
): CartItemRow | undefined {
  return itemsOf(world, cart).find((each) => (typeof uid === 'string' ? uidOf(each) === uid : each.number === number))
}

export function uidOf({ number }: Pick<CartItemRow, 'number'>): string {
  return uidFor(number)
}

export function missingItem({ cart_item_id: number, cart_item_uid: uid }: ItemReference): string {
  return `Could not find cart item with id: ${number ?? uid}.`
}

function isSameWish(one: CartItemInput, other: CartItemInput): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf({ sku, parentSku, options, bundle, gift }: CartItemInput): string {
  const byId = <T extends { readonly id: number }>(list: readonly T[]) => list.toSorted((one, other) => one.id - other.id)
  const contents = byId(bundle).map(({ id, chosen }) => [id, byId(chosen)])
  return JSON.stringify([sku, parentSku, byId(options).map(({ id, values }) => [id, values.toSorted()]), contents, gift])
}

export function quantityIn(world: World, playerId: string): number {
  const own = ownCart(world, playerId)
  return own ? itemsOf(world, own).reduce((pieces, { quantity }) => pieces + quantity, 0) : 0
}
