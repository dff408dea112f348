import type { Slug } from '../../../media/index.ts'
import type { Localised } from '../../../world/languages.ts'

/** US cents; each store reckons its own prices from them. */
export type Cents = number

interface Common {
  readonly id: number
  readonly sku: string
  readonly urlKey: string
  readonly name: Localised
  readonly lead: Localised
  readonly story: Localised
  readonly price: Cents
  readonly specialPrice?: Cents | undefined
  /** From so many pieces on, each costs this. */
  readonly tiers?: readonly Tier[] | undefined
  /** In kilograms. */
  readonly weight: number
  readonly categoryIds: readonly number[]
  /** What it is filtered by: an attribute's code to the value's. */
  readonly attributes: Attributes
  /** Names of the art's drawings; the first is the thumbnail. */
  readonly pictures: readonly string[]
  /** In its gallery too, but not to be shown. */
  readonly hiddenPictures?: readonly string[] | undefined
  readonly video?: Slug | undefined
  readonly options?: readonly CustomizableOption[] | undefined
  readonly tags?: readonly Tag[] | undefined
  /** Of a round on a simulator. */
  readonly holes?: number | undefined
  /** Whether it is used at one of the club's centres. */
  readonly isForCentre?: boolean | undefined
  /** Skus. */
  readonly related?: readonly string[] | undefined
  readonly upsell?: readonly string[] | undefined
  /** Pieces on the shelf in a new world; none of a product that consists of others. */
  readonly stock: number
}

export interface Tier {
  readonly quantity: number
  readonly price: Cents
}

export type Attributes = Readonly<Record<string, string>>

export type Tag = 'new' | 'favourite' | 'last-pieces' | 'made-for-you'

/** An option that a shopper chooses or writes; `plans` make a drop-down sell subscriptions. */
export interface CustomizableOption {
  readonly id: number
  readonly kind: 'drop-down' | 'checkbox' | 'field'
  readonly title: Localised
  readonly required: boolean
  /** A field has one, without a title: what it costs to write something. */
  readonly values: readonly OptionValue[]
  readonly maxCharacters?: number | undefined
}

export interface OptionValue {
  readonly id: number
  readonly title: Localised
  readonly sku?: string | undefined
  readonly price: Cents
  /** Of the product's own price, in place of `price`. */
  readonly percent?: number | undefined
  /** Counted in payments. */
  readonly plan?: { readonly length: number; readonly installmentPrice: Cents; readonly adjustmentPrice: Cents } | undefined
}

export interface SimpleProduct extends Common {
  readonly kind: 'simple'
}

export interface VirtualProduct extends Common {
  readonly kind: 'virtual'
}

export interface ConfigurableProduct extends Common {
  readonly kind: 'configurable'
  /** Codes of the attributes that tell its variants apart. */
  readonly choices: readonly string[]
  readonly variants: readonly Variant[]
}

/** A product of its own that is sold through its parent only. */
export interface Variant extends SimpleProduct {
  /** Of the parent's choices. */
  readonly chosen: Attributes
}

export interface BundleProduct extends Common {
  readonly kind: 'bundle'
  /** Its own price counts, and its options add to it; else it costs what its contents cost. */
  readonly isPriceFixed?: boolean
  readonly items: readonly BundleItem[]
}

export interface BundleItem {
  readonly id: number
  readonly title: Localised
  readonly type: 'select' | 'radio' | 'multi' | 'checkbox'
  readonly required: boolean
  readonly options: readonly BundleOption[]
}

export interface BundleOption {
  readonly id: number
  readonly sku: string
  readonly quantity: number
  readonly canChangeQuantity: boolean
  readonly isDefault: boolean
  /** What it adds to a price that is fixed, or per cent of that price. */
  readonly price?: Cents
  readonly percent?: number
}

export interface GiftCardProduct extends Common {
  readonly kind: 'gift-card'
  readonly delivery: 'printed' | 'e-mail' | 'both'
  readonly value:
    | { readonly kind: 'fixed'; readonly amount: Cents }
    | { readonly kind: 'range'; readonly from: Cents; readonly to: Cents }
    | { readonly kind: 'list'; readonly amounts: readonly Cents[] }
}

export type Product = SimpleProduct | VirtualProduct | ConfigurableProduct | BundleProduct | GiftCardProduct
