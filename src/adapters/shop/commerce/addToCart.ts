import type { Cart } from '#domain/commerce/cart'
import { unitsOf } from '#domain/commerce/money'
import type { GiftChoice, OptionChoice, PlanChoice, Selection } from '#domain/commerce/selection'
import type { ShopClient } from '../ShopClient.ts'
import * as calls from './cartAddOperations.ts'

type Shop = Pick<ShopClient, 'send'>
type Subscribed = Extract<PlanChoice, { readonly kind: 'subscribe' }>

/** Each kind of product has its own mutation; undefined for gift cards, which have none. */
export async function addByKind(shop: Shop, cart_id: string, selection: Selection): Promise<Cart | undefined> {
  const { kind, plan } = selection
  if (plan.kind === 'subscribe') return addPlan(shop, cart_id, { selection, plan })
  switch (kind) {
    case 'simple':
      return addSimple(shop, cart_id, selection)
    case 'virtual':
      return addVirtual(shop, cart_id, selection)
    case 'configurable':
      return addConfigurable(shop, cart_id, selection)
    case 'bundle':
      return addBundle(shop, cart_id, selection)
    case 'gift-card':
      return undefined
  }
}

function addSimple(shop: Shop, cart_id: string, { sku, quantity, options }: Selection): Promise<Cart> {
  const item = { cart_id, sku, quantity }
  return options.length === 0 ? shop.send(calls.addSimple, item) : shop.send(calls.addCustomizable, { ...item, options: inputsOf(options) })
}

/** This mutation takes a single option. */
async function addVirtual(shop: Shop, cart_id: string, { sku, quantity, options }: Selection): Promise<Cart | undefined> {
  const [option, another] = options
  if (!option) return shop.send(calls.addVirtual, { cart_id, items: [{ data: { sku, quantity } }] })
  if (another) return undefined
  return shop.send(calls.addVirtualWithOptions, { cart_id, sku, quantity, optionId: option.optionId, valueString: textOf(option) })
}

function addConfigurable(shop: Shop, cart_id: string, { sku, parentSku = sku, quantity, options }: Selection): Promise<Cart> {
  return shop.send(calls.addConfigurable, { cart_id, parentSku, sku, quantity, options: inputsOf(options) })
}

/** One entry per part: of two with the same id, the shop keeps the last. Where several may be chosen, each comes in the shop's quantity. */
function addBundle(shop: Shop, cart_id: string, { sku, quantity, bundle, options }: Selection): Promise<Cart> {
  const bundle_options = bundle.map(({ itemId, type, chosen }) => ({
    ...{ id: itemId, quantity: type === 'multi' || type === 'checkbox' ? 1 : (chosen[0]?.quantity ?? 1) },
    value: chosen.map(({ optionId }) => String(optionId)),
  }))
  return shop.send(calls.addBundle, { cart_id, sku, quantity, bundle_options, options: inputsOf(options) })
}

interface Plan {
  readonly selection: Selection
  readonly plan: Subscribed
}

function addPlan(shop: Shop, cart_id: string, { selection, plan }: Plan): Promise<Cart> {
  const { sku, parentSku, quantity } = selection
  if (parentSku === undefined) return shop.send(calls.addSubscription, { cart_id, cartItem: planItem(selection, plan) })
  const chosen = { optionId: plan.parentId, optionValue: String(plan.childId) }
  return shop.send(calls.addConfigurableSubscription, { cart_id, parentSku, sku, quantity, ...chosen })
}

function planItem({ sku, quantity, options }: Selection, { parentId, childId }: Subscribed) {
  return { data: { sku, quantity }, customizable_options: inputsOf([...options, { optionId: parentId, values: [String(childId)] }]) }
}

export async function addPlans(shop: Shop, cart_id: string, selections: readonly Selection[]): Promise<Cart | undefined> {
  const cartItems = selections.flatMap((selection) => {
    const { plan, parentSku } = selection
    return plan.kind === 'subscribe' && parentSku === undefined ? [planItem(selection, plan)] : []
  })
  return cartItems.length === selections.length ? shop.send(calls.addSubscriptions, { cart_id, cartItems }) : undefined
}

function inputsOf(options: readonly OptionChoice[]) {
  return options.map((option) => ({ id: option.optionId, value_string: textOf(option) }))
}

/** Several values go in brackets, as the platform documents: `[1,2]`. */
function textOf({ values, typed }: OptionChoice): string {
  const [first = ''] = values
  if (typed === 'date') return momentOf(first)
  return values.length > 1 ? `[${values.join(',')}]` : first
}

/** The platform reads options with a date or a time as `Y-m-d H:i:s`, and ignores the part that isn't asked for. */
function momentOf(typed: string): string {
  const [day, time] = typed.includes('-') ? typed.split('T') : ['1970-01-01', typed]
  return `${day} ${time ?? '00:00'}:00`
}

export function itemOf(selection: Selection) {
  const { sku, parentSku, quantity, bundle, plan, gift } = selection
  const planned: readonly OptionChoice[] = plan.kind === 'subscribe' ? [{ optionId: plan.parentId, values: [String(plan.childId)] }] : []
  const options = [...selection.options, ...planned]
  const contents = bundle.flatMap(({ itemId, chosen }) => chosen.map((choice) => uid('bundle', itemId, choice.optionId, choice.quantity)))
  const [written, picked] = [options.filter(isText), options.filter((option) => !isText(option))]
  const chosenIds = picked.flatMap(({ optionId, values }) => values.map((value) => uid('custom-option', optionId, value)))
  const texts = written.map((option) => ({ uid: uid('custom-option', option.optionId), value: textOf(option) }))
  return {
    sku,
    quantity,
    ...(parentSku !== undefined && { parent_sku: parentSku }),
    selected_options: [...contents, ...chosenIds, ...(gift ? amountUid(gift) : [])],
    entered_options: [...texts, ...(gift ? enteredOf(gift) : [])],
  }
}

/** Values of choices are ids. */
function isText({ typed, values }: OptionChoice): boolean {
  return typed !== undefined || values.some((value) => !/^\d+$/.test(value))
}

/** A listed amount is sent by its uid, any other as text. */
function amountUid({ amount, uids }: GiftChoice): readonly string[] {
  const known = uids?.amounts.get(amount.minor)
  return known === undefined ? [] : [known]
}

function enteredOf(gift: GiftChoice) {
  const { amount, recipientName, recipientEmail, senderName, senderEmail, message, design, uids } = gift
  if (!uids) return []
  const written = amountUid(gift).length > 0 ? undefined : String(unitsOf(amount))
  const answer = [
    [uids.amount, written],
    [uids.recipientName, recipientName],
    [uids.recipientEmail, recipientEmail],
    [uids.senderName, senderName],
    [uids.senderEmail, senderEmail],
    [uids.message, message],
    [uids.design, design?.id.toString()],
  ] as const
  return answer.flatMap(([known, value]) => (known !== undefined && value ? [{ uid: known, value }] : []))
}

/** The platform's uids are Base64 of ASCII. */
function uid(...path: readonly (string | number)[]): string {
  return btoa(path.join('/'))
}
