import type { Draft } from '#app/shared/ports/Drafts'
import { optionPrice, ownPrice } from '#domain/commerce/bundlePrice'
import {
  blankGift,
  type GiftDraft,
  type GiftField,
  type GiftGiver,
  type GiftProblem,
  giftOf,
  giftProblems,
} from '#domain/commerce/giftDraft'
import type { Money } from '#domain/commerce/money'
import { boughtOnce, chosenPlan, type Plans, type PlanValue, plansOf, subscribed } from '#domain/commerce/plans'
import { type BundleItem, type BundleOption, type MediaItem, type Price, type Product, type Tier, typedAs } from '#domain/commerce/product'
import {
  type ChosenValues,
  firstSelection,
  galleryOf,
  type MissingChoice,
  missingChoices,
  ofVariant,
  variantOf,
} from '#domain/commerce/productChoices'
import { isSalable } from '#domain/commerce/salable'
import { isQuantity, type Selection, withBundleChoice, withOption, withQuantity } from '#domain/commerce/selection'
import { tierAt, unitPrice } from '#domain/commerce/unitPrice'
import { writtenOptions } from '#domain/commerce/writtenOptions'
import type { TypedNumbers } from '#domain/shared/number'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export type MissingPart = MissingChoice | { readonly kind: 'gift'; readonly field: GiftField; readonly problem: GiftProblem }

export class ProductConfigurator {
  product: Product
  chosen: ChosenValues = new Map()
  gift: GiftDraft | undefined
  private picked: Selection
  private sent: GiftDraft | undefined
  /** What was written when it went into the cart. */
  private sentTexts: Draft = {}
  readonly #amounts: Pick<TypedNumbers, 'amount'> | undefined

  constructor(product: Product, amounts?: Pick<TypedNumbers, 'amount'>, giver?: GiftGiver) {
    this.product = product
    this.#amounts = amounts
    this.picked = firstSelection(product)
    this.gift = product.giftCard && amounts && blankGift(product.giftCard, giver)
    this.sent = this.gift
    makeReactive(this)
  }

  get selection(): Selection {
    const { giftCard } = this.product
    return giftCard && this.gift && this.#amounts ? { ...this.picked, gift: giftOf(giftCard, this.gift, this.#amounts) } : this.picked
  }

  get quantity(): number {
    return this.picked.quantity
  }

  get inStock(): boolean {
    return isSalable(this.product) && this.picked.inStock
  }

  get shortOf(): number | undefined {
    const { left } = this.product
    return left !== undefined && left < this.quantity ? left : undefined
  }

  get gallery(): readonly MediaItem[] {
    return galleryOf(this.product, this.chosen)
  }

  get price(): Money | undefined {
    return unitPrice(this.product, this.selection)
  }

  get isOpen(): boolean {
    return this.product.kind === 'configurable' && variantOf(this.product, this.chosen) === undefined
  }

  get listed(): Price {
    return (variantOf(this.product, this.chosen) ?? this.product).price.from
  }

  get tier(): Tier | undefined {
    return tierAt(this.product, this.quantity)
  }

  get plans(): Plans | undefined {
    return plansOf(this.product)
  }

  get plan(): PlanValue | undefined {
    return chosenPlan(this.picked, this.plans)
  }

  get missing(): readonly MissingPart[] {
    const { giftCard } = this.product
    const problems = giftCard && this.gift && this.#amounts ? [...giftProblems(giftCard, this.gift, this.#amounts)] : []
    const gifts = problems.map(([field, problem]) => ({ kind: 'gift', field, problem }) as const)
    return [...missingChoices(this.product, this.picked, this.chosen), ...gifts]
  }

  /** Takes newer data of the same product and keeps the choices. */
  renew(product: Product): void {
    this.product = product
    const variant = variantOf(product, this.chosen)
    this.picked = variant ? ofVariant(this.picked, variant) : { ...this.picked, inStock: product.inStock }
  }

  choose(code: string, uid: string): void {
    this.chosen = new Map(this.chosen).set(code, uid)
    const variant = variantOf(this.product, this.chosen)
    if (variant) this.picked = ofVariant(this.picked, variant)
  }

  answer(optionId: number, values: readonly string[]): void {
    const option = this.product.options.find(({ id }) => id === optionId)
    this.picked = withOption(
      this.picked,
      optionId,
      values.filter((value) => value !== ''),
      option && typedAs(option),
    )
  }

  answerOf(optionId: number): readonly string[] {
    return this.picked.options.find((option) => option.optionId === optionId)?.values ?? []
  }

  buyOnce(): void {
    if (this.plans) this.picked = boughtOnce(this.picked, this.plans)
  }

  subscribe(plan: PlanValue): void {
    if (this.plans) this.picked = subscribed(this.picked, this.plans, plan)
  }

  take({ id: itemId, type }: Pick<BundleItem, 'id' | 'type'>, optionId: number, quantity: number): void {
    this.picked = withBundleChoice(this.picked, { itemId, type }, { optionId, quantity })
  }

  takeNone({ id }: Pick<BundleItem, 'id'>): void {
    this.picked = { ...this.picked, bundle: this.picked.bundle.filter(({ itemId }) => itemId !== id) }
  }

  taken({ id }: Pick<BundleItem, 'id'>, optionId: number): number {
    const choice = this.picked.bundle.find(({ itemId }) => itemId === id)
    return choice?.chosen.find((each) => each.optionId === optionId)?.quantity ?? 0
  }

  costOf(item: Pick<BundleItem, 'id'>, option: BundleOption): Money {
    return optionPrice(option, Math.max(option.quantity, this.taken(item, option.id)), ownPrice(this.product))
  }

  get draft(): Draft {
    const { texts, sentTexts } = this
    const unsent = Object.entries(texts).filter(([name, text]) => sentTexts[name] !== text)
    return { ...(this.gift !== this.sent && this.gift), ...Object.fromEntries(unsent) }
  }

  restore(draft: Draft): void {
    const { gift, texts } = this
    if (gift && gift === this.sent) this.gift = { ...gift, ...fieldsOf(gift, draft) }
    for (const { id } of this.product.options) {
      const text = draft[nameOfText(id)]
      if (text !== undefined && texts[nameOfText(id)] === undefined) this.answer(id, [text])
    }
  }

  markSent(): void {
    this.sent = this.gift
    this.sentTexts = this.texts
  }

  private get texts(): Draft {
    return Object.fromEntries([...writtenOptions(this.product, this.picked)].map(([id, text]) => [nameOfText(id), text]))
  }

  write(field: GiftField, text: string): void {
    if (this.gift) this.gift = { ...this.gift, [field]: text }
  }

  setQuantity(quantity: number): void {
    if (isQuantity(quantity)) this.picked = withQuantity(this.picked, quantity)
  }
}

function nameOfText(optionId: number): string {
  return `option ${optionId}`
}

function fieldsOf(gift: GiftDraft, draft: Draft): Partial<GiftDraft> {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => name in gift))
}
