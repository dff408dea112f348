import type { Money } from './money.ts'
import type { ProductKind } from './productKind.ts'

export const bundleItemTypes = ['select', 'radio', 'multi', 'checkbox'] as const
export type BundleItemType = (typeof bundleItemTypes)[number]

export interface Selection {
  readonly kind: ProductKind
  readonly sku: string
  readonly parentSku?: string | undefined
  /** Fractions are allowed. */
  readonly quantity: number
  readonly options: readonly OptionChoice[]
  readonly bundle: readonly BundleChoice[]
  readonly plan: PlanChoice
  readonly gift?: GiftChoice | undefined
  /** From the product page; the shop calculates its own. */
  readonly price?: Money | undefined
  readonly inStock: boolean
}

export interface OptionChoice {
  readonly optionId: number
  readonly values: readonly string[]
  /** Typed, even if it looks like an id. Dates are `2026-12-24`, `2026-12-24T10:30` or `10:30`. */
  readonly typed?: 'text' | 'date' | undefined
}

export interface BundleChoice {
  readonly itemId: number
  readonly type: BundleItemType
  readonly chosen: readonly { readonly optionId: number; readonly quantity: number }[]
}

export type PlanChoice =
  | { readonly kind: 'one-time' }
  | {
      readonly kind: 'subscribe'
      readonly parentId: number
      readonly childId: number
      readonly optionPrice?: Money | undefined
      readonly isInstallmentPrice: boolean
      readonly isAdjustmentPrice: boolean
    }

/** The platform's uids, which are sent back unchanged. */
export interface GiftUids {
  /** By amount in minor units. */
  readonly amounts: ReadonlyMap<number, string>
  readonly amount: string | undefined
  readonly recipientName: string | undefined
  readonly recipientEmail: string | undefined
  readonly senderName?: string | undefined
  readonly senderEmail?: string | undefined
  readonly message: string | undefined
  readonly design: string | undefined
}

export interface GiftChoice {
  readonly amount: Money
  readonly recipientName?: string | undefined
  readonly recipientEmail?: string | undefined
  readonly senderName?: string | undefined
  readonly senderEmail?: string | undefined
  readonly message?: string | undefined
  readonly design?: { readonly id: number; readonly name: string } | undefined
  readonly uids?: GiftUids | undefined
}

const onceOnly: PlanChoice = { kind: 'one-time' }

/** One item without options or plan. */
export function selectionOf(product: Pick<Selection, 'kind' | 'sku' | 'price' | 'inStock'>): Selection {
  const { kind, sku, price, inStock } = product
  return { kind, sku, quantity: 1, options: [], bundle: [], plan: onceOnly, price, inStock }
}

export function withQuantity(selection: Selection, quantity: number): Selection {
  return { ...selection, quantity }
}

/** Without values the option is removed. */
export function withOption(selection: Selection, optionId: number, values: readonly string[], typed?: OptionChoice['typed']): Selection {
  const others = selection.options.filter((option) => option.optionId !== optionId)
  return { ...selection, options: values.length > 0 ? [...others, { optionId, values, ...(typed && { typed }) }] : others }
}

/** For configurable products. */
export function withVariant(selection: Selection, variant: Pick<Selection, 'sku' | 'price' | 'inStock'>): Selection {
  const { sku, price, inStock } = variant
  return { ...selection, sku, price, inStock, parentSku: selection.parentSku ?? selection.sku }
}

/** Select and radio hold one choice, multi and checkbox several; a quantity of 0 removes one. */
export function withBundleChoice(
  selection: Selection,
  { itemId, type }: Pick<BundleChoice, 'itemId' | 'type'>,
  choice: BundleChoice['chosen'][number],
): Selection {
  const others = selection.bundle.filter((each) => each.itemId !== itemId)
  const before = selection.bundle.find((each) => each.itemId === itemId)?.chosen ?? []
  const kept = type === 'multi' || type === 'checkbox' ? before.filter(({ optionId }) => optionId !== choice.optionId) : []
  const chosen = choice.quantity > 0 ? [...kept, choice] : kept
  return { ...selection, bundle: chosen.length > 0 ? [...others, { itemId, type, chosen }] : others }
}

export function withPlan(selection: Selection, plan: PlanChoice): Selection {
  return { ...selection, plan }
}

export function withGift(selection: Selection, gift: GiftChoice): Selection {
  return { ...selection, gift }
}

export type SelectionProblem = 'sku-missing' | 'quantity-missing' | 'variant-missing' | 'gift-missing'

const maxQuantity = 9_999

/** Undefined if it can be sent. Required options are checked by `missingChoices`. */
export function problemOf({ kind, sku, parentSku, quantity, gift }: Selection): SelectionProblem | undefined {
  if (sku.trim() === '') return 'sku-missing'
  if (!isQuantity(quantity)) return 'quantity-missing'
  if (kind === 'configurable' && parentSku === undefined) return 'variant-missing'
  return kind === 'gift-card' && !gift ? 'gift-missing' : undefined
}

/** Above 0 and at most 9,999; fractions are allowed. */
export function isQuantity(quantity: number): boolean {
  return quantity > 0 && quantity <= maxQuantity
}
