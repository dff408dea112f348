import { makeAutoObservable, observableRef } from 'mobx'
import type { Draft } from '#app/shared/ports/Drafts'
import { optionPrice, ownPrice } from '#domain/commerce/bundlePrice'
import { blankGift, type GiftDraft, type GiftField, type GiftProblem, giftOf, giftProblems } from '#domain/commerce/giftDraft'
import type { Money } from '#domain/commerce/money'
import { boughtOnce, chosenPlan, type Plans, type PlanValue, plansOf, subscribed } from '#domain/commerce/plans'
import type { BundleItem, BundleOption, MediaItem, Price, Product, Tier } from '#domain/commerce/product'
import {
  type ChosenValues,
  firstSelection,
  galleryOf,
  type MissingChoice,
  missingChoices,
  ofVariant,
  variantOf,
} from '#domain/commerce/productChoices'
import { isQuantity, type Selection, withBundleChoice, withOption, withQuantity } from '#domain/commerce/selection'
import { tierAt, unitPrice } from '#domain/commerce/unitPrice'

export type MissingPart = MissingChoice | { readonly kind: 'gift'; readonly field: GiftField; readonly problem: GiftProblem }

/** One product, and what is chosen of it. */
export class ProductConfigurator {
  product: Product
  chosen: ChosenValues = new Map()
  /** Of a gift card. */
  gift: GiftDraft | undefined
  private picked: Selection
  /** As it was at first, or when it went into the cart. */
  private sent: GiftDraft | undefined

  constructor(product: Product) {
    this.product = product
    this.picked = firstSelection(product)
    this.gift = product.giftCard && blankGift(product.giftCard)
    this.sent = this.gift
    makeAutoObservable<this, 'picked' | 'sent'>(
      this,
      { product: observableRef, chosen: observableRef, gift: observableRef, picked: observableRef, sent: observableRef },
      { autoBind: true },
    )
  }

  /** As it would go into the cart now. */
  get selection(): Selection {
    const { giftCard } = this.product
    return giftCard && this.gift ? { ...this.picked, gift: giftOf(giftCard, this.gift) } : this.picked
  }

  get quantity(): number {
    return this.picked.quantity
  }

  get inStock(): boolean {
    return this.product.inStock && this.picked.inStock
  }

  /** Pieces that are left, where that is fewer than are wanted. */
  get shortOf(): number | undefined {
    const { left } = this.product
    return left !== undefined && left < this.quantity ? left : undefined
  }

  get gallery(): readonly MediaItem[] {
    return galleryOf(this.product, this.chosen)
  }

  /** Of one piece. */
  get price(): Money | undefined {
    return unitPrice(this.product, this.selection)
  }

  /** The variant, and with it the price, is still to be chosen. */
  get isOpen(): boolean {
    return this.product.kind === 'configurable' && variantOf(this.product, this.chosen) === undefined
  }

  /** What the variant, or else the product, costs before anything is added to it. */
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
    const problems = giftCard && this.gift ? [...giftProblems(giftCard, this.gift)] : []
    const gifts = problems.map(([field, problem]) => ({ kind: 'gift', field, problem }) as const)
    return [...missingChoices(this.product, this.picked, this.chosen), ...gifts]
  }

  /** The shop's newest of the same product; what is chosen stays. */
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

  /** Ids of values, or the text that is written. */
  answer(optionId: number, values: readonly string[]): void {
    const isField = this.product.options.some(({ id, kind }) => id === optionId && kind === 'field')
    this.picked = withOption(
      this.picked,
      optionId,
      values.filter((value) => value !== ''),
      ...(isField ? ([true] as const) : []),
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

  /** None of it where the quantity is 0. */
  take({ id: itemId, type }: Pick<BundleItem, 'id' | 'type'>, optionId: number, quantity: number): void {
    this.picked = withBundleChoice(this.picked, { itemId, type }, { optionId, quantity })
  }

  /** Nothing of a choice. */
  takeNone({ id }: Pick<BundleItem, 'id'>): void {
    this.picked = { ...this.picked, bundle: this.picked.bundle.filter(({ itemId }) => itemId !== id) }
  }

  /** How many of an option are taken, 0 where it is not. */
  taken({ id }: Pick<BundleItem, 'id'>, optionId: number): number {
    const choice = this.picked.bundle.find(({ itemId }) => itemId === id)
    return choice?.chosen.find((each) => each.optionId === optionId)?.quantity ?? 0
  }

  /** What one of an option adds to the price of its set, at the number that is taken. */
  costOf(item: Pick<BundleItem, 'id'>, option: BundleOption): Money {
    return optionPrice(option, Math.max(option.quantity, this.taken(item, option.id)), ownPrice(this.product))
  }

  /** A gift card's fields until it is in the cart. */
  get draft(): Draft {
    return this.gift && this.gift !== this.sent ? { ...this.gift } : {}
  }

  /** What was typed on an earlier page. */
  restore(draft: Draft): void {
    if (this.gift && this.gift === this.sent) this.gift = { ...this.gift, ...draft }
  }

  /** It is in the cart. */
  markSent(): void {
    this.sent = this.gift
  }

  write(field: GiftField, text: string): void {
    if (this.gift) this.gift = { ...this.gift, [field]: text }
  }

  setQuantity(quantity: number): void {
    if (isQuantity(quantity)) this.picked = withQuantity(this.picked, quantity)
  }
}
