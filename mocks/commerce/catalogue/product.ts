import type { Localised } from '../../languages.ts'

/** US cents; each store reckons its own prices from them. */
type Cents = number

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
  readonly tiers?: readonly { readonly quantity: number; readonly price: Cents }[] | undefined
  /** In kilograms. */
  readonly weight: number
  readonly categoryIds: readonly number[]
  /** What it is filtered by: an attribute's code to the value. */
  readonly attributes: Readonly<Record<string, string>>
  /** Drawn by the product's own art; the first is the thumbnail. */
  readonly pictures: readonly string[]
  readonly options?: readonly CustomizableOption[] | undefined
  readonly tags?: readonly string[] | undefined
  readonly related?: readonly string[] | undefined
  readonly upsell?: readonly string[] | undefined
  /** Pieces on the shelf in a new world. */
  readonly stock: number
}

/** An option that a shopper chooses or writes; `plans` make a drop-down sell subscriptions. */
export interface CustomizableOption {
  readonly id: number
  readonly kind: 'drop-down' | 'checkbox' | 'field'
  readonly title: Localised
  readonly required: boolean
  readonly values: readonly OptionValue[]
}

export interface OptionValue {
  readonly id: number
  readonly title: Localised
  readonly sku?: string | undefined
  readonly price: Cents
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
  readonly choices: readonly ConfigurableChoice[]
  readonly variants: readonly Variant[]
}

export interface ConfigurableChoice {
  readonly id: number
  readonly code: string
  readonly label: Localised
  readonly values: readonly { readonly index: number; readonly label: Localised; readonly colour?: string | undefined }[]
}

/** A product of its own that is sold through its parent only. */
export interface Variant extends SimpleProduct {
  /** A choice's code to the value's index. */
  readonly chosen: Readonly<Record<string, number>>
}

export interface BundleProduct extends Common {
  readonly kind: 'bundle'
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
