import { boughtOnce, plansOf } from './plans.ts'
import { type BundleItem, byPosition, type MediaItem, type Product, shownMedia, type Variant } from './product.ts'
import { isSalable } from './salable.ts'
import { type BundleChoice, type Selection, selectionOf, withBundleChoice, withVariant } from './selection.ts'

export type ChosenValues = ReadonlyMap<string, string>

/** One item without a plan, and the default options of a bundle's required parts. */
export function firstSelection(product: Product): Selection {
  const { kind, sku, inStock, price } = product
  const plans = plansOf(product)
  const blank = selectionOf({ kind, sku, inStock, price: price.from.final })
  const begun = plans ? boughtOnce(blank, plans) : blank
  const defaults = byPosition(product.items.filter(({ isRequired }) => isRequired)).flatMap((item) =>
    suggestedOf(item).map((option) => ({ item, option })),
  )
  return defaults.reduce((selection, { item, option }) => {
    const choice = { optionId: option.id, quantity: option.quantity }
    return withBundleChoice(selection, { itemId: item.id, type: item.type }, choice)
  }, begun)
}

/** Undefined until all choices are made, or if there is no such variant. */
export function variantOf({ choices, variants }: Pick<Product, 'choices' | 'variants'>, chosen: ChosenValues): Variant | undefined {
  if (!choices.every(({ code }) => chosen.has(code))) return undefined
  return variants.find(({ attributes }) => choices.every(({ code }) => attributes.get(code) === chosen.get(code)))
}

/** True if some variant has this value and the other choices. */
export function isOffered({ variants }: Pick<Product, 'variants'>, chosen: ChosenValues, [code, uid]: readonly [string, string]): boolean {
  const others = [...chosen].filter(([each]) => each !== code)
  return variants.some(
    ({ attributes, inStock }) =>
      inStock && attributes.get(code) === uid && others.every(([other, value]) => attributes.get(other) === value),
  )
}

/** Pictures of the choices so far, else the product's, and its videos; without either, the shop's picture of the product. */
export function galleryOf(product: Pick<Product, 'gallery' | 'variants' | 'picture' | 'name'>, chosen: ChosenValues): readonly MediaItem[] {
  const { gallery, variants } = product
  const like = variants.find(({ attributes }) => [...chosen].every(([code, uid]) => attributes.get(code) === uid))
  const own = shownMedia(chosen.size > 0 ? (like?.gallery ?? []) : [])
  const common = shownMedia(gallery)
  const media = own.length > 0 ? [...own, ...common.filter(({ video }) => video)] : common
  return media.length > 0 ? media : pictureAlone(product)
}

function pictureAlone({ picture, name }: Pick<Product, 'picture' | 'name'>): readonly MediaItem[] {
  return picture ? [{ url: picture.url, label: name, position: 1, isDisabled: false, video: undefined }] : []
}

/** Replaces the product by its variant. */
export function ofVariant(selection: Selection, { sku, inStock, price }: Variant): Selection {
  return withVariant(selection, { sku, inStock, price: price.from.final })
}

export type MissingChoice =
  | { readonly kind: 'stock' }
  | { readonly kind: 'choice'; readonly code: string }
  | { readonly kind: 'option'; readonly id: number }
  | { readonly kind: 'item'; readonly id: number }

/** In the order of the page; `stock` if it is sold out. */
export function missingChoices(product: Product, selection: Selection, chosen: ChosenValues): readonly MissingChoice[] {
  const choices = product.choices.filter(({ code }) => !chosen.has(code)).map(({ code }) => ({ kind: 'choice', code }) as const)
  const options = product.options
    .filter(({ id, isRequired }) => isRequired && !isChosen(selection, id))
    .map(({ id }) => ({ kind: 'option', id }) as const)
  const items = product.items
    .filter(({ id, isRequired }) => isRequired && !selection.bundle.some(({ itemId }) => itemId === id))
    .map(({ id }) => ({ kind: 'item', id }) as const)
  const isGone = !isSalable(product) || !selection.inStock
  return [...(isGone ? [{ kind: 'stock' } as const] : []), ...choices, ...options, ...items]
}

/** Unchanged if the shop doesn't allow another quantity. */
export function inQuantity(item: BundleItem, { chosen }: BundleChoice, quantity: number): BundleChoice['chosen'] {
  return chosen.map((each) => {
    const option = item.options.find(({ id }) => id === each.optionId)
    return option?.canChangeQuantity ? { ...each, quantity } : each
  })
}

function suggestedOf({ type, options }: BundleItem) {
  const suggested = byPosition(options).filter(({ isDefault, inStock }) => isDefault && inStock)
  return type === 'multi' || type === 'checkbox' ? suggested : suggested.slice(0, 1)
}

function isChosen(selection: Selection, optionId: number): boolean {
  const isPlan = selection.plan.kind === 'subscribe' && selection.plan.parentId === optionId
  const values = selection.options.find((option) => option.optionId === optionId)?.values ?? []
  return isPlan || values.some((value) => value.trim() !== '')
}
