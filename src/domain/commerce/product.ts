import type { Money } from './money.ts'
import type { ProductKind } from './productKind.ts'
import type { BundleItemType, GiftUids } from './selection.ts'

export interface Price {
  readonly final: Money
  readonly regular: Money
}

/** Both are equal if the price doesn't depend on choices. */
export interface PriceRange {
  readonly from: Price
  readonly to: Pick<Price, 'final'>
}

export interface Picture {
  readonly url: string
  readonly label: string
}

export interface ProductCard {
  readonly id: number
  readonly kind: ProductKind
  readonly sku: string
  readonly name: string
  readonly urlKey: string
  readonly inStock: boolean
  readonly picture: Picture | undefined
  readonly price: PriceRange
  readonly tags: readonly string[]
}

/** Texts are the shop's HTML. */
export interface Product extends ProductCard {
  readonly lead: string
  readonly story: string
  readonly metaDescription: string | undefined
  /** Set only if stock is low. */
  readonly left: number | undefined
  readonly gallery: readonly MediaItem[]
  readonly tiers: readonly Tier[]
  readonly options: readonly ProductOption[]
  readonly choices: readonly Choice[]
  readonly variants: readonly Variant[]
  readonly items: readonly BundleItem[]
  /** If true, options add to the bundle's own price; otherwise it costs the sum of its contents. */
  readonly isPriceFixed?: boolean | undefined
  readonly giftCard: GiftCard | undefined
  /** True if some choice, option or part can't be read. */
  readonly isIncomplete?: boolean | undefined
  readonly categories: readonly CategoryLink[]
  readonly related: readonly ProductCard[]
  readonly upsell: readonly ProductCard[]
}

export interface MediaItem extends Picture {
  readonly position: number
  readonly isDisabled: boolean
  readonly video: ProductVideo | undefined
}

export interface ProductVideo {
  readonly url: string
  readonly provider: string
  readonly title: string
  readonly description: string
}

/** Price per item from this quantity on; discount in units of the currency and in per cent. */
export interface Tier {
  readonly quantity: number
  readonly price: Money
  readonly amountOff: Money
  readonly percentOff: number
}

export interface ProductOption {
  readonly id: number
  readonly kind: 'drop-down' | 'radio' | 'checkbox' | 'multiple' | 'field' | 'area' | 'date' | 'date-time' | 'time' | 'file'
  readonly title: string
  readonly isRequired: boolean
  readonly order: number
  readonly values: readonly OptionValue[]
  /** For what is typed: maximum length and price. */
  readonly maxLength: number | undefined
  readonly price: Money | undefined
  readonly percent?: number | undefined
}

/** Undefined if a value is chosen from a list, or uploaded. */
export function typedAs({ kind }: Pick<ProductOption, 'kind'>): 'text' | 'date' | undefined {
  if (kind === 'field' || kind === 'area') return 'text'
  return kind === 'date' || kind === 'date-time' || kind === 'time' ? 'date' : undefined
}

/** True if it can't be ordered online, because the shop takes no files there. */
export function needsFile({ options }: Pick<Product, 'options'>): boolean {
  return options.some(({ kind, isRequired }) => kind === 'file' && isRequired)
}

export interface OptionValue {
  readonly id: number
  readonly title: string
  readonly price: Money
  /** Per cent of the product's own price, instead of `price`. */
  readonly percent?: number | undefined
  readonly order: number
  readonly plan: Plan | undefined
}

/** Number of payments, 0 for no end; the first one differs by `adjustment`. */
export interface Plan {
  readonly length: number
  readonly instalment: Money
  readonly adjustment: Money
}

export interface Choice {
  readonly code: string
  readonly label: string
  readonly position: number
  readonly values: readonly ChoiceValue[]
}

export interface ChoiceValue {
  readonly uid: string
  readonly label: string
  /** `#rrggbb`, for colours. */
  readonly colour: string | undefined
}

export interface Variant {
  /** Choice codes with value uids. */
  readonly attributes: ReadonlyMap<string, string>
  readonly sku: string
  readonly inStock: boolean
  readonly price: PriceRange
  readonly gallery: readonly MediaItem[]
}

export interface BundleItem {
  readonly id: number
  readonly title: string
  readonly type: BundleItemType
  readonly isRequired: boolean
  readonly position: number
  readonly options: readonly BundleOption[]
}

export interface BundleOption {
  readonly id: number
  readonly label: string
  readonly quantity: number
  readonly canChangeQuantity: boolean
  readonly isDefault: boolean
  readonly position: number
  readonly price: Money
  readonly percent?: number | undefined
  readonly tiers?: readonly Pick<Tier, 'quantity' | 'price'>[]
  readonly inStock: boolean
}

export interface GiftCard {
  readonly uids?: GiftUids | undefined
  readonly delivery: 'printed' | 'e-mail' | 'both'
  readonly value:
    | { readonly kind: 'fixed'; readonly amount: Money }
    | { readonly kind: 'range'; readonly from: Money; readonly to: Money }
    | { readonly kind: 'list'; readonly amounts: readonly Money[] }
  readonly designs: readonly GiftDesign[]
}

export interface GiftDesign {
  readonly id: number
  readonly name: string
  readonly notes: string | undefined
  readonly picture: string | undefined
}

export interface CategoryLink {
  readonly id: number
  readonly name: string
  readonly urlKey: string
}

/** Videos of other sites open there. */
export function isPlayable({ url }: ProductVideo): boolean {
  return /\.(?:mp4|webm|m4v|mov)(?:$|[?#])/i.test(url)
}

/** In the shop's order, without hidden media. */
export function shownMedia<T extends Pick<MediaItem, 'isDisabled' | 'position'>>(gallery: readonly T[]): readonly T[] {
  return byPosition(gallery.filter(({ isDisabled }) => !isDisabled))
}

/** Picture of the first variant with this value. */
export function pictureOfValue({ variants }: Pick<Product, 'variants'>, code: string, uid: string): string | undefined {
  const like = variants.find(({ attributes }) => attributes.get(code) === uid)
  return like && shownMedia(like.gallery).find(({ video }) => !video)?.url
}

export function byPosition<T extends { readonly position: number }>(list: readonly T[]): readonly T[] {
  return list.toSorted((one, other) => one.position - other.position)
}

export function isReduced({ final, regular }: Price): boolean {
  return final.minor < regular.minor
}
