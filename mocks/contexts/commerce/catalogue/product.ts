import type { Slug } from '../../../media/index.ts'
import type { Localised } from '../../../world/languages.ts'

/** US cents; each store derives its own prices from them. */
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
  readonly tiers?: readonly Tier[] | undefined
  /** In kilograms. */
  readonly weight: number
  readonly categoryIds: readonly number[]
  /** Attribute codes with the codes of their values. */
  readonly attributes: Attributes
  readonly pictures: readonly string[]
  /** In the gallery data, but not to be shown. */
  readonly hiddenPictures?: readonly string[] | undefined
  readonly video?: Slug | undefined
  readonly options?: readonly CustomizableOption[] | undefined
  readonly tags?: readonly Tag[] | undefined
  readonly holes?: number | undefined
  readonly isForCentre?: boolean | undefined
  readonly related?: readonly string[] | undefined
  readonly upsell?: readonly string[] | undefined
  readonly stock: number
  readonly sold?: SoldQuantities | undefined
}

/** Of one item in a cart: no fewer than `least`, no more than `most`, and a multiple of `step`. */
export interface SoldQuantities {
  readonly least: number
  readonly most: number
  readonly step: number
}

export interface Tier {
  readonly quantity: number
  readonly price: Cents
}

export type Attributes = Readonly<Record<string, string>>

export type Tag = 'new' | 'favourite' | 'last-pieces' | 'made-for-you'

/** `plans` turn a drop-down into a choice of subscriptions. */
export interface CustomizableOption {
  readonly id: number
  readonly kind: 'drop-down' | 'radio' | 'checkbox' | 'multiple' | 'field' | 'area' | 'date' | 'date-time' | 'time' | 'file'
  readonly title: Localised
  readonly required: boolean
  /** An option that is typed or uploaded has a single value, which holds its price and has no title. */
  readonly values: readonly OptionValue[]
  readonly maxCharacters?: number | undefined
}

const listed: ReadonlySet<CustomizableOption['kind']> = new Set(['drop-down', 'radio', 'checkbox', 'multiple'])

/** False if the customer types or uploads the value. */
export function isChosenFromList({ kind }: CustomizableOption): boolean {
  return listed.has(kind)
}

export interface OptionValue {
  readonly id: number
  readonly title: Localised
  readonly sku?: string | undefined
  readonly price: Cents
  /** Per cent of the product's own price, instead of `price`. */
  readonly percent?: number | undefined
  readonly plan?: Plan | undefined
}

export interface Plan {
  /** In payments. */
  readonly length: number
  readonly every: { readonly count: number; readonly unit: 'month' | 'year' }
  readonly installmentPrice: Cents
  readonly adjustmentPrice: Cents
}

export interface SimpleProduct extends Common {
  readonly kind: 'simple'
}

export interface VirtualProduct extends Common {
  readonly kind: 'virtual'
}

export interface ConfigurableProduct extends Common {
  readonly kind: 'configurable'
  readonly choices: readonly string[]
  readonly variants: readonly Variant[]
}

export interface Variant extends SimpleProduct {
  readonly chosen: Attributes
}

export interface BundleProduct extends Common {
  readonly kind: 'bundle'
  /** If true, the bundle has its own price and options add to it; otherwise it costs the sum of its contents. */
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
  /** US cents or per cent, added to a fixed price. */
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
