import type { Money } from './money.ts'
import type { ProductKind } from './productKind.ts'
import type { BundleItemType, GiftUids } from './selection.ts'

/** What a product costs now, and what it costs otherwise. */
export interface Price {
  readonly final: Money
  readonly regular: Money
}

/** Both the same where it costs one price whatever is chosen. */
export interface PriceRange {
  readonly from: Price
  readonly to: Pick<Price, 'final'>
}

export interface Picture {
  readonly url: string
  /** What is to be seen. */
  readonly label: string
}

/** A product as lists show it. */
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

/** A product as its own page shows it. Texts are the shop's HTML. */
export interface Product extends ProductCard {
  readonly lead: string
  readonly story: string
  readonly metaDescription: string | undefined
  /** Pieces, where only few are left. */
  readonly left: number | undefined
  readonly gallery: readonly MediaItem[]
  readonly tiers: readonly Tier[]
  readonly options: readonly ProductOption[]
  /** Of a configurable product. */
  readonly choices: readonly Choice[]
  readonly variants: readonly Variant[]
  /** Of a bundle. */
  readonly items: readonly BundleItem[]
  /** A bundle's own price counts, and its options add to it; else it costs what its contents cost. */
  readonly isPriceFixed?: boolean | undefined
  readonly giftCard: GiftCard | undefined
  readonly categories: readonly CategoryLink[]
  readonly related: readonly ProductCard[]
  readonly upsell: readonly ProductCard[]
}

/** Beside its picture a film has the address where it plays. */
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

/** From so many pieces on, one costs this; the discount in units of the currency and in per cent. */
export interface Tier {
  readonly quantity: number
  readonly price: Money
  readonly amountOff: Money
  readonly percentOff: number
}

/** What is chosen or written beside a product; `order` as the shop sorts them. */
export interface ProductOption {
  readonly id: number
  readonly kind: 'drop-down' | 'checkbox' | 'field'
  readonly title: string
  readonly isRequired: boolean
  readonly order: number
  readonly values: readonly OptionValue[]
  /** Of what is written: how long it may be, and what it adds to the price. */
  readonly maxLength: number | undefined
  readonly price: Money | undefined
  readonly percent?: number | undefined
}

export interface OptionValue {
  readonly id: number
  readonly title: string
  /** What it adds to the price. */
  readonly price: Money
  /** What it adds, as a share of the product's own price, in place of `price`. */
  readonly percent?: number | undefined
  readonly order: number
  readonly plan: Plan | undefined
}

/** A subscription: so many payments of the instalment, the first one differing by the adjustment. */
export interface Plan {
  readonly length: number
  readonly instalment: Money
  readonly adjustment: Money
}

/** An attribute by which a configurable product's variants differ. */
export interface Choice {
  readonly code: string
  readonly label: string
  readonly position: number
  readonly values: readonly ChoiceValue[]
}

export interface ChoiceValue {
  readonly uid: string
  readonly label: string
  /** As `#rrggbb`, where it is one. */
  readonly colour: string | undefined
}

export interface Variant {
  /** A choice's code to the value's uid. */
  readonly attributes: ReadonlyMap<string, string>
  readonly sku: string
  readonly inStock: boolean
  readonly price: PriceRange
  readonly gallery: readonly MediaItem[]
}

/** One choice within a bundle. */
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
  /** Of a fixed price, in place of `price`. */
  readonly percent?: number | undefined
  /** What one costs, from so many on. */
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
  /** What it may look like, in the shop's order. */
  readonly designs: readonly GiftDesign[]
}

export interface GiftDesign {
  readonly id: number
  readonly name: string
  readonly notes: string | undefined
  /** The address of its picture. */
  readonly picture: string | undefined
}

export interface CategoryLink {
  readonly id: number
  readonly name: string
  readonly urlKey: string
}

/** Whether it plays on the page; what other sites keep is shown there. */
export function isPlayable({ url }: ProductVideo): boolean {
  return /\.(?:mp4|webm|m4v|mov)(?:$|[?#])/i.test(url)
}

/** What is shown of a gallery, in the shop's order. */
export function shownMedia(gallery: readonly MediaItem[]): readonly MediaItem[] {
  return byPosition(gallery.filter(({ isDisabled }) => !isDisabled))
}

/** What a value of a choice looks like: the address of a picture of its first variant. */
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
