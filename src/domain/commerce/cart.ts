import type { PostalAddress } from './address.ts'
import type { Delivery } from './delivery.ts'
import type { Money } from './money.ts'
import type { Plan } from './product.ts'
import type { Selection } from './selection.ts'

export interface Cart {
  readonly id: string
  readonly totalQuantity: number
  readonly items: readonly CartItem[]
  /** Ids of items that can't be read: they are charged, so they are shown and, where the shop tells the id, can be removed. */
  readonly unreadableLines?: readonly (number | undefined)[] | undefined
  readonly coupons: readonly string[]
  readonly giftCodes: readonly AppliedGiftCode[]
  readonly prices: CartPrices
  /** Known only after a read. */
  readonly isTaxIncluded?: boolean | undefined
  readonly alert?: CartAlert | undefined
  readonly clubSet?: string | undefined
  readonly email?: string | undefined
  /** Nothing needs to be shipped. */
  readonly isVirtual: boolean
  readonly billingAddress?: PostalAddress | undefined
  /** Undefined until the address is known. */
  readonly delivery?: Delivery | undefined
}

export interface CartItem {
  readonly id: number
  readonly uid: string
  readonly quantity: number
  readonly product: ItemProduct
  readonly details: readonly ItemDetail[]
  readonly prices: ItemPrices
  readonly problems: readonly ItemProblem[]
  readonly selection: Selection
  /** The chosen plan; the title says how often it is paid. */
  readonly plan?: (Plan & { readonly title: string }) | undefined
}

export interface ItemProduct {
  readonly sku: string
  readonly name: string
  readonly urlKey: string | undefined
  readonly picture: { readonly url: string; readonly label: string } | undefined
}

export interface ItemDetail {
  readonly label: string
  readonly values: readonly { readonly text: string; readonly quantity?: number | undefined }[]
}

export interface ItemPrices {
  readonly price: Money
  readonly priceWithTax: Money
  readonly rowTotal: Money
  readonly rowTotalWithTax: Money
  readonly discount: Money | undefined
  readonly discounts: readonly LabelledAmount[]
  readonly fixedTaxes: readonly LabelledAmount[]
}

/** Less stock than the quantity, or another reason. */
export type ItemProblem = 'quantity' | 'other'

export interface LabelledAmount {
  readonly label: string
  readonly amount: Money
}

export interface Taxable {
  readonly withTax: Money
  readonly withoutTax: Money
}

export interface AppliedGiftCode {
  readonly code: string
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
  /** Undefined until the delivery method is known. */
  readonly shipping?: Taxable | undefined
  readonly giftCodes: Money | undefined
}

export const alertTypes = ['success', 'info', 'warning', 'error'] as const
export type AlertType = (typeof alertTypes)[number]

export interface CartAlert {
  readonly type: AlertType
  readonly message: string
  readonly icon: string | undefined
}

/** The shop creates a cart with the first item. */
export const noCart = 'none'
export type CartOrNone = Cart | typeof noCart

export function itemOf(cart: CartOrNone | undefined, lineId: number): CartItem | undefined {
  return cart === undefined || cart === noCart ? undefined : cart.items.find(({ id }) => id === lineId)
}

export function quantityIn(cart: CartOrNone): number {
  return cart === noCart ? 0 : cart.totalQuantity
}

/** Sum over all items of the product. */
export function quantityOf({ items }: Cart, { sku, parentSku }: Pick<Selection, 'sku' | 'parentSku'>): number {
  const same = items.filter(({ selection }) => selection.sku === sku && selection.parentSku === parentSku)
  return same.reduce((pieces, { quantity }) => pieces + quantity, 0)
}
