import { when } from 'mobx'
import type { ReadCart } from '#app/commerce/ReadCart'
import type { UpdateCheckout } from '#app/commerce/UpdateCheckout'
import type { TypedCard } from '#domain/commerce/card'
import type { Cart, CartOrNone } from '#domain/commerce/cart'
import { type PlacedOrder, shopOf } from '#domain/commerce/checkout'
import type { Money } from '#domain/commerce/money'
import { type Payment, paymentKindOf } from '#domain/commerce/payment'
import { planTermsIn } from '#domain/commerce/planTerms'
import { type TotalFigures, totalFigures } from '#domain/commerce/totals'
import { type Explanation, explain } from '#ui/shell/explanation.ts'
import type { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { CartCodesModel } from '../cart/CartCodesModel.ts'
import { CartLoader } from '../cart-items/CartLoader.ts'
import type { CheckoutAddressesModel } from './CheckoutAddressesModel.ts'
import { GuestEmailModel } from './GuestEmailModel.ts'
import type { OrderingModel } from './OrderingModel.ts'

export type MissingPart = 'email' | 'shipping' | 'method' | 'billing' | 'card'

export interface Receipt {
  readonly order: PlacedOrder
  readonly email: string | undefined
  readonly lastName: string | undefined
  readonly subscribes?: true
}

export class CheckoutViewModel {
  readonly email: GuestEmailModel
  readonly places: CheckoutAddressesModel
  readonly ordering: OrderingModel
  readonly codes: CartCodesModel
  missing: readonly MissingPart[] = []
  receipt: Receipt | undefined = undefined
  readonly #own: CartLoader
  readonly #updateCheckout: UpdateCheckout
  #stopWaiting: (() => void) | undefined = undefined

  constructor(
    readCart: Pick<ReadCart, 'execute' | 'wanted'>,
    updateCheckout: UpdateCheckout,
    places: CheckoutAddressesModel,
    ordering: OrderingModel,
    codes: CartCodesModel,
  ) {
    this.#own = new CartLoader(readCart)
    this.email = new GuestEmailModel(updateCheckout)
    this.#updateCheckout = updateCheckout
    this.places = places
    this.ordering = ordering
    this.codes = codes
    makeReactive(this)
  }

  get stillMissing(): readonly MissingPart[] {
    const { email, places, ordering } = this
    const { card } = ordering
    const isCorrected: Readonly<Record<MissingPart, boolean>> = {
      email: email.problem === undefined,
      shipping: places.shipping.place.isCorrect,
      method: places.shipping.chosen !== undefined,
      billing: places.billing.isCorrect,
      card: card.isBegun && Object.keys(card.problems).length === 0,
    }
    return this.missing.filter((part) => !isCorrected[part])
  }

  get reading(): Loaded<CartOrNone> {
    return this.#own.loaded
  }

  get cart(): Cart | undefined {
    const { cart } = this.places.shipping
    return cart && cart.items.length + (cart.unreadableLines?.length ?? 0) > 0 ? cart : undefined
  }

  get isReady(): boolean {
    return this.cart !== undefined && this.places.isReady
  }

  get needsAccount(): boolean {
    return this.places.isGuest && this.cart !== undefined && shopOf(this.cart) !== 'club'
  }

  get paymentKind(): Payment['kind'] | undefined {
    return this.cart && paymentKindOf(this.cart)
  }

  get isReckoning(): boolean {
    return this.places.shipping.isReckoning || this.codes.isBusy
  }

  get total(): Money | undefined {
    const { cart, isReckoning, places } = this
    if (!cart || isReckoning) return undefined
    const { isSent, chosen } = places.shipping
    return cart.isVirtual || (isSent && chosen) ? cart.prices.grandTotal : undefined
  }

  get whyTotal(): Explanation<TotalFigures> | undefined {
    return explain('commerce.totals-of-store-view', this.cart && totalFigures(this.cart))
  }

  get isUnsent(): boolean {
    const { shipping, billing } = this.places
    const { placing, card } = this.ordering
    return placing.busy || card.isBegun || shipping.place.isUnsent || billing.isUnsent
  }

  start(): void {
    this.ordering.card.start()
    this.#own.start()
    this.places.start()
    this.#stopWaiting = when(() => this.isReady, this.begin)
  }

  dispose(): void {
    this.#stopWaiting?.()
    this.#own.dispose()
    this.places.dispose()
    this.ordering.card.dispose()
  }

  /** `card` is passed along and never stored. */
  async order(card: TypedCard | undefined): Promise<void> {
    const { cart, total, ordering, places } = this
    if (!cart || ordering.placing.busy) return
    this.miss(this.whatIsMissing(cart, card))
    if (this.missing.length > 0) return
    const email = places.isGuest ? this.email.email : places.book.value?.email
    let told: Cart | undefined
    const tell = async () => {
      told = await this.sendAll(cart)
      return told
    }
    const order = await ordering.order({ cart, total, card, send: tell })
    const subscribes = planTermsIn(cart).length > 0
    if (order) this.receive({ order, email, lastName: (told ?? cart).billingAddress?.lastName, ...(subscribes && { subscribes: true }) })
    else if (ordering.refusal) await this.reading.retry()
  }

  /** Before the payment, so that the total includes the taxes of the address. */
  async sendAddresses(): Promise<boolean> {
    const { cart } = this
    if (!cart) return false
    this.miss(this.whatIsMissing(cart, undefined).filter((part) => part !== 'card'))
    return this.missing.length === 0 && (await this.sendAll(cart)) !== undefined
  }

  private begin(): void {
    const { cart } = this
    if (!cart) return
    this.email.begin(cart.email)
    this.places.begin(cart)
  }

  private whatIsMissing({ isVirtual }: Cart, card: TypedCard | undefined): readonly MissingPart[] {
    const { shipping, billing, isGuest } = this.places
    const checks: readonly (readonly [MissingPart, boolean])[] = [
      ['email', !isGuest || this.email.check()],
      ['shipping', isVirtual || shipping.place.checked() !== undefined],
      ['method', isVirtual || !shipping.isSent || shipping.chosen !== undefined],
      ['billing', billing.checked() !== undefined],
      ['card', this.paymentKind !== 'card' || (card !== undefined && this.ordering.card.check(card))],
    ]
    return checks.filter(([, isThere]) => !isThere).map(([part]) => part)
  }

  /** Always sends the billing address again: a reloaded cart may have lost it. */
  private async sendAll({ isVirtual }: Cart): Promise<Cart | undefined> {
    const { isGuest, shipping } = this.places
    if (isGuest && !(await this.email.send())) return undefined
    if (!isVirtual && !(await this.ship(shipping))) return undefined
    return (await this.places.bill(this.#updateCheckout)) ? this.cart : undefined
  }

  /** The address may allow several delivery methods, so the player sees them before ordering. */
  private async ship(shipping: CheckoutAddressesModel['shipping']): Promise<boolean> {
    if (!shipping.isSent && !(await shipping.send())) return false
    if (shipping.chosen === undefined) this.miss(['method'])
    return shipping.chosen !== undefined
  }

  private miss(missing: readonly MissingPart[]): void {
    this.missing = missing
  }

  private receive(receipt: Receipt): void {
    this.receipt = receipt
  }
}
