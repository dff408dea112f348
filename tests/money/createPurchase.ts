import { expect } from 'vitest'
import { OpenPart } from '#composition/part'
import type { Resolver } from '#composition/provide'
import type { Selection } from '#domain/commerce/selection'
import { buildCartItem } from '#mocks/contexts/commerce/ArrangeCarts'
import { Bank } from '#mocks/contexts/commerce/bank/Bank'
import type { CartItemInput } from '#mocks/contexts/commerce/cart/data'
import { priceIn, type Store } from '#mocks/world/stores'
import type { World } from '#mocks/world/World'
import { CheckoutViewModel } from '#ui/commerce/checkout/CheckoutViewModel.ts'
import { storeOfRegion } from '../checkout/arbitraryCarts.ts'
import { createCheckout } from '../checkout/createCheckout.ts'
import { addSelection } from '../checkout/shopping.ts'
import { card } from './createDeposit.ts'
import { buyer, moveTo, type TaxedRegion } from './regions.ts'

/** Its bank asks. */
const askedCard = { ...card, number: '4000 0027 6000 3184' }

export interface Reductions {
  readonly coupon?: { readonly percent?: number; readonly cents?: number } | undefined
  /** In minor units. */
  readonly gift?: number | undefined
}

const people = {
  recipientName: 'Mateo',
  recipientEmail: 'mateo@clubhouse.example',
  senderName: 'Hana',
  senderEmail: 'hana@clubhouse.example',
}

export function giftCards(store: Store, quantity: number): CartItemInput {
  return buildCartItem({ sku: 'CH-CARD', quantity, gift: { amount: priceIn(store, 5000), ...people, message: '' } })
}

/** The buyer at the checkout with one product in the cart, addresses and delivery chosen. */
export async function createPurchase(region: TaxedRegion, wanted: Selection | CartItemInput, { coupon, gift }: Reductions) {
  const scene = await createCheckout({ playerId: buyer, prepare: (world) => moveTo(world, region) })
  const { given } = scene
  await given.carts.holds(buyer, 'kind' in wanted ? [] : [wanted])
  if (coupon) await given.carts.hasCoupon('MONEY', coupon)
  if (gift) await given.carts.hasGiftCode('MONEY-GIFT', gift, storeOfRegion(region).currency)
  await given.carts.is(buyer, { couponCode: coupon && 'MONEY', giftCodes: gift ? [{ code: 'MONEY-GIFT' }] : [] })
  const ask = await scene.tab(region)
  for (const part of [
    () => import('#composition/commerce/orders'),
    () => import('#composition/commerce/purchases'),
    () => import('#composition/commerce/subscriptions'),
  ])
    await ask(OpenPart)(part)
  if ('kind' in wanted) await addSelection(ask, wanted)
  const model = await openCheckout(ask)
  return { ...scene, ask, model }
}

async function openCheckout(ask: Resolver): Promise<CheckoutViewModel> {
  const model = ask(CheckoutViewModel)
  model.start()
  await expect.poll(() => model.total !== undefined && model.isReady).toBe(true)
  return model
}

/** What the bank's page shows; undefined if no card pays. */
export async function payAsked(world: World, model: CheckoutViewModel): Promise<string | undefined> {
  const { card: paying } = model.ordering
  if (model.paymentKind !== 'card') return model.order(undefined).then(() => undefined)
  const ordering = model.order(askedCard)
  await expect.poll(() => paying.visit).toBeDefined()
  const [{ id, amount } = { id: '', amount: undefined }] = world.bankCases.list()
  await new Bank(world).decide(id, 'confirmed')
  paying.passed()
  await ordering
  return amount
}
