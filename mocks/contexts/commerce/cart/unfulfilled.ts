import type { Store } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { longestMessage } from '../catalogue/giftOptions.ts'
import { isSoldIn } from '../catalogue/index.ts'
import { type BundleProduct, type CustomizableOption, type GiftCardProduct, isChosenFromList, type Product } from '../catalogue/product.ts'
import { stockOf } from '../catalogue/stock.ts'
import { offeredTemplates } from '../catalogue/templates.ts'
import type { CartItemInput } from './data.ts'
import { goodsOf, type ItemGoods, isOffered, neededFor } from './goods.ts'

export interface Unfulfilled {
  readonly code:
    | 'COULD_NOT_FIND_CART_ITEM'
    | 'PRODUCT_NOT_FOUND'
    | 'NOT_SALABLE'
    | 'INSUFFICIENT_STOCK'
    | 'REQUIRED_PARAMETER_MISSING'
    | 'INVALID_PARAMETER_VALUE'
    | 'UNDEFINED'
  readonly message: string
}

const maxQuantity = 9_999

export function whyImpossible(world: World, store: Store, itemInput: CartItemInput): Unfulfilled | undefined {
  if (!(itemInput.quantity > 0 && itemInput.quantity <= maxQuantity)) return invalid('The requested quantity is not allowed.')
  const isSold = isSoldIn(world, store.shop, itemInput.sku)
  const goods = isSold ? goodsOf(world, itemInput) : undefined
  if (goods) return whyNotChosen(store, goods, itemInput)
  const parent = isSold ? goodsOf(world, { sku: itemInput.sku }) : undefined
  if (parent || itemInput.parentSku !== undefined) return missing('The product has options that need to be chosen.')
  return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${itemInput.sku}"` }
}

function whyNotChosen(store: Store, { product }: ItemGoods, itemInput: CartItemInput): Unfulfilled | undefined {
  const optionProblem = whyNotOptions(product, itemInput)
  if (optionProblem) return optionProblem
  if (product.kind === 'bundle') return whyNotBundle(product, itemInput)
  return product.kind === 'gift-card' ? whyNotGift(store, product, itemInput) : undefined
}

function whyNotOptions({ options = [] }: Product, { options: chosen }: CartItemInput): Unfulfilled | undefined {
  const isAnswered = ({ id }: CustomizableOption) =>
    chosen.some((choice) => choice.id === id && choice.values.some((value) => value !== ''))
  if (options.some((option) => option.required && !isAnswered(option))) return missing("The product's required option(s) weren't entered.")
  for (const { id, values } of chosen) {
    const option = options.find((each) => each.id === id)
    const problem = option ? whyNotAnswer(option, values) : invalid('The product has no such option.')
    if (problem) return problem
  }
  return undefined
}

function whyNotAnswer(option: CustomizableOption, values: readonly string[]): Unfulfilled | undefined {
  const { kind, values: offered } = option
  if (!isChosenFromList(option)) return whyNotTyped(option, values)
  if ((kind === 'drop-down' || kind === 'radio') && values.length > 1) return invalid('Only one value of this option can be chosen.')
  const isOffered = values.every((value) => offered.some((each) => String(each.id) === value))
  return isOffered ? undefined : invalid('The product has no such option.')
}

/** A date is read in one format alone (`DateType`), and no operation uploads a file. */
function whyNotTyped(
  { kind, maxCharacters = Number.POSITIVE_INFINITY }: CustomizableOption,
  values: readonly string[],
): Unfulfilled | undefined {
  if (kind === 'file') return invalid('The file is not uploaded.')
  if (kind === 'field' || kind === 'area')
    return values.some((text) => text.length > maxCharacters) ? invalid('The text is too long') : undefined
  const isDate = values.every((text) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text))
  return isDate ? undefined : invalid("Invalid format provided. Please use 'Y-m-d H:i:s' format.")
}

function whyNotGift(store: Store, product: GiftCardProduct, { gift }: CartItemInput): Unfulfilled | undefined {
  if (!gift || !isOffered(store, product, gift.amount)) return missing('Please specify a gift card amount.')
  if (gift.recipientName === '') return missing('Please specify recipient information.')
  if (product.delivery !== 'printed' && gift.recipientEmail === '') return missing('Please specify recipient information.')
  if (gift.senderName === '') return missing('Please specify sender information.')
  if (product.delivery !== 'printed' && gift.senderEmail === '') return missing('Please specify sender information.')
  if (gift.recipientEmail !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(gift.recipientEmail))
    return invalid('Please correct the recipient email address.')
  if (gift.design !== undefined && !offeredTemplates.some(({ id }) => id === gift.design)) return invalid('The design is not available.')
  return gift.message.length > longestMessage ? invalid('The message is too long.') : undefined
}

function whyNotBundle({ items }: BundleProduct, { bundle }: CartItemInput): Unfulfilled | undefined {
  const chosenOf = (id: number) => bundle.find((choice) => choice.id === id)?.chosen ?? []
  if (items.some(({ id, required }) => required && chosenOf(id).length === 0)) return missing('Please select all required options.')
  const fits = ({ id, chosen }: CartItemInput['bundle'][number]) => {
    const item = items.find((each) => each.id === id)
    const isSingle = item?.type === 'select' || item?.type === 'radio'
    return (
      item !== undefined &&
      chosen.every(({ id: option }) => item.options.some((each) => each.id === option)) &&
      !(isSingle && chosen.length > 1)
    )
  }
  return bundle.every(fits) ? undefined : invalid('The bundle has no such choice.')
}

/** `CatalogInventory/Model/StockStateProvider`: judged for a whole item of the cart, before its stock. */
export function whyNotThisMany(world: World, itemInput: CartItemInput): Unfulfilled | undefined {
  const { least, most, step } = goodsOf(world, itemInput)?.product.sold ?? {}
  const { quantity } = itemInput
  if (least !== undefined && quantity < least) return short(`The fewest you may purchase is ${least}`)
  if (most !== undefined && quantity > most) return short(`The most you may purchase is ${most}`)
  const fits = step === undefined || quantity % step === 0
  return fits ? undefined : { code: 'UNDEFINED', message: `You can buy this product only in quantities of ${step} at a time.` }
}

/** `others`: quantity of the same product elsewhere in the cart. */
export function whyTooMany(world: World, itemInput: CartItemInput, others: readonly CartItemInput[] = []): Unfulfilled | undefined {
  const goods = goodsOf(world, itemInput)
  if (!goods) return undefined
  for (const { sku, quantity } of neededFor(goods, itemInput)) {
    const problem = whyShort(stockOf(world, sku), quantity + heldBy(world, others, sku))
    if (problem) return problem
  }
  return undefined
}

export function whyShort(stock: number, wanted: number): Unfulfilled | undefined {
  if (stock <= 0) return { code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.' }
  return wanted > stock ? short('The requested qty is not available') : undefined
}

function heldBy(world: World, wishes: readonly CartItemInput[], sku: string): number {
  const needs = wishes.flatMap((itemInput) => {
    const goods = goodsOf(world, itemInput)
    return goods ? neededFor(goods, itemInput) : []
  })
  return needs.filter((need) => need.sku === sku).reduce((pieces, { quantity }) => pieces + quantity, 0)
}

/** The platform's code also for a quantity that the shop has, but doesn't sell (`AddProductsToCartError`). */
function short(message: string): Unfulfilled {
  return { code: 'INSUFFICIENT_STOCK', message }
}

function invalid(message: string): Unfulfilled {
  return { code: 'INVALID_PARAMETER_VALUE', message }
}

function missing(message: string): Unfulfilled {
  return { code: 'REQUIRED_PARAMETER_MISSING', message }
}
