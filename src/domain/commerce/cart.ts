import type { PostalAddress } from './address.ts'
import type { Delivery } from './delivery.ts'
import type { Money } from './money.ts'
import type { Selection } from './selection.ts'

export interface Cart {
  readonly id: string
  /** Pieces over all lines. */
  readonly totalQuantity: number
  readonly items: readonly CartItem[]
  /** Ids of lines that can't be read: they are charged, so they are shown, and can be removed. */
  readonly unreadableLines?: readonly number[] | undefined
  /** Codes of the coupons that are applied. */
  readonly coupons: readonly string[]
  readonly giftCodes: readonly AppliedGiftCode[]
  readonly prices: CartPrices
  /** Whether the store view shows its prices with the tax; known where the cart was read. */
  readonly isTaxIncluded?: boolean | undefined
  readonly alert?: CartAlert | undefined
  /** Which of the fitted clubs the cart is about. */
  readonly clubSet?: string | undefined
  readonly email?: string | undefined
  /** Nothing in it needs to be shipped. */
  readonly isVirtual: boolean
  readonly billingAddress?: PostalAddress | undefined
  /** Absent until it is known where to. */
  readonly delivery?: Delivery | undefined
}

export interface CartItem {
  readonly id: number
  readonly uid: string
  readonly quantity: number
  readonly product: ItemProduct
  /** What was chosen, in words. */
  readonly details: readonly ItemDetail[]
  readonly prices: ItemPrices
  readonly problems: readonly ItemProblem[]
  /** As it would be added anew. */
  readonly selection: Selection
}

export interface ItemProduct {
  readonly sku: string
  readonly name: string
  readonly urlKey: string | undefined
  readonly picture: { readonly url: string; readonly label: string } | undefined
}

/** An option's name, and what was chosen there: of a bundle, how many of each. */
export interface ItemDetail {
  readonly label: string
  readonly values: readonly { readonly text: string; readonly quantity?: number | undefined }[]
}

/** Of one piece, and of the row. */
export interface ItemPrices {
  readonly price: Money
  readonly priceWithTax: Money
  readonly rowTotal: Money
  readonly rowTotalWithTax: Money
  readonly discount: Money | undefined
  readonly discounts: readonly LabelledAmount[]
  readonly fixedTaxes: readonly LabelledAmount[]
}

/** Fewer pieces are left than the line has, or another reason why it can't be bought as it is. */
export type ItemProblem = 'quantity' | 'other'

export interface LabelledAmount {
  readonly label: string
  readonly amount: Money
}

/** One amount in the shop's two ways of telling it. */
export interface Taxable {
  readonly withTax: Money
  readonly withoutTax: Money
}

export interface AppliedGiftCode {
  readonly code: string
  /** What it pays of this cart. */
  readonly discount: Money
}

export interface CartPrices {
  readonly grandTotal: Money
  readonly subtotalWithTax: Money
  readonly subtotalWithoutTax: Money
  readonly subtotalWithDiscount: Money
  readonly discounts: readonly LabelledAmount[]
  readonly taxes: readonly LabelledAmount[]
  readonly tax: Money
  /** Absent until it is known how. */
  readonly shipping?: Taxable | undefined
  /** What gift codes pay in all. */
  readonly giftCodes: Money | undefined
}

export const alertTypes = ['success', 'info', 'warning', 'error'] as const
export type AlertType = (typeof alertTypes)[number]

/** What the shop has to say of the cart, in its own words. */
export interface CartAlert {
  readonly type: AlertType
  readonly message: string
  readonly icon: string | undefined
}

/** There is none yet: it comes with its first piece. */
export const noCart = 'none'
export type CartOrNone = Cart | typeof noCart

export function itemOf(cart: CartOrNone | undefined, lineId: number): CartItem | undefined {
  return cart === undefined || cart === noCart ? undefined : cart.items.find(({ id }) => id === lineId)
}

export function quantityIn(cart: CartOrNone): number {
  return cart === noCart ? 0 : cart.totalQuantity
}

/** Pieces of a product, in whatever lines. */
export function quantityOf({ items }: Cart, { sku, parentSku }: Pick<Selection, 'sku' | 'parentSku'>): number {
  const same = items.filter(({ selection }) => selection.sku === sku && selection.parentSku === parentSku)
  return same.reduce((pieces, { quantity }) => pieces + quantity, 0)
}
