import type { CheckoutAnswer } from '#app/commerce/ports/Checkout'
import type { CurrentCart } from '#app/commerce/ports/CurrentCart'
import type { UpdateCheckout } from '#app/commerce/UpdateCheckout'
import { type Cart, noCart } from '#domain/commerce/cart'
import type { CartState } from '#domain/commerce/cartState'
import type { CheckoutPart } from '#domain/commerce/checkout'
import type { CheckoutAddress } from '#domain/commerce/checkoutAddresses'
import { type ChosenShipping, cheapestOf, clubOrderShipping, type Delivery, type ShippingMethod } from '#domain/commerce/delivery'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import type { AddressChoiceModel } from './AddressChoiceModel.ts'

export class ShippingModel {
  readonly place: AddressChoiceModel
  readonly going = new Loaded<CheckoutAnswer>({ isReloaded: false })
  readonly way = new Loaded<CheckoutAnswer>({ isReloaded: false })
  wanted: ChosenShipping | undefined = undefined
  private sentAddress: CheckoutAddress | undefined = undefined
  private isWrittenSent = false
  readonly #updateCheckout: UpdateCheckout
  readonly #state: Observed<CartState>

  constructor(place: AddressChoiceModel, updateCheckout: UpdateCheckout, current: CurrentCart) {
    this.place = place
    this.#updateCheckout = updateCheckout
    this.#state = observe(current)
    makeReactive(this)
  }

  get cart(): Cart | undefined {
    const { cart } = this.#state.value
    return cart === noCart ? undefined : cart
  }

  get billingSetStatus(): CartState['billingSetStatus'] {
    return this.#state.value.billingSetStatus
  }

  get isReckoning(): boolean {
    return this.going.busy || this.way.busy
  }

  get methods(): readonly ShippingMethod[] {
    return this.delivery?.methods ?? []
  }

  get chosen(): ChosenShipping | undefined {
    return this.wanted ?? this.delivery?.chosen
  }

  /** Custom-fit clubs are picked up at the club. */
  get isPickedUp(): boolean {
    return this.cart?.clubSet !== undefined
  }

  get isSent(): boolean {
    if (this.going.busy || this.delivery === undefined || this.sentAddress === undefined) return false
    if (this.place.choice !== 'new') return this.place.place === this.sentAddress
    return this.isWrittenSent && !this.place.isUnsent
  }

  get refusal(): CheckoutPart | undefined {
    return refusedIn(this.going)
  }

  get wayRefusal(): CheckoutPart | undefined {
    return refusedIn(this.way)
  }

  /** The cart may already have an address. */
  begin(): void {
    if (this.delivery && this.place.choice === 'new') {
      this.become(this.delivery.address)
      void this.chooseCheapest()
    } else if (this.place.place !== undefined) void this.send()
  }

  async choosePlace(choice: AddressChoiceModel['choice']): Promise<void> {
    this.place.choose(choice)
    this.going.clear()
    if (choice !== 'new') await this.send()
  }

  async send(): Promise<boolean> {
    const address = await this.place.ready()
    if (address === undefined || address === 'as-shipping') return false
    await this.going.load(() => this.#updateCheckout.execute({ kind: 'ship-to', address }))
    if (this.going.failure || this.going.value?.kind !== 'changed') return false
    this.become(address)
    await this.chooseCheapest()
    return true
  }

  async choose(method: ChosenShipping): Promise<void> {
    this.want(method)
    await this.way.load(() => this.#updateCheckout.execute({ kind: 'ship-by', method }))
    if (!this.way.busy) this.want(undefined)
  }

  dispose(): void {
    this.place.dispose()
    this.going.cancel()
    this.way.cancel()
  }

  private get delivery(): Delivery | undefined {
    return this.cart?.delivery
  }

  private async chooseCheapest(): Promise<void> {
    const chosen = this.delivery?.chosen
    if (this.isPickedUp) return chosen?.carrierCode === clubOrderShipping.carrierCode ? undefined : this.choose(clubOrderShipping)
    const cheapest = chosen ? undefined : cheapestOf(this.methods)
    if (cheapest) await this.choose(cheapest)
  }

  private become(sentAddress: CheckoutAddress): void {
    this.sentAddress = sentAddress
    this.isWrittenSent = this.place.choice === 'new'
    this.place.markSent()
  }

  private want(method: ChosenShipping | undefined): void {
    this.wanted = method
  }
}

function refusedIn({ value, busy }: Loaded<CheckoutAnswer>): CheckoutPart | undefined {
  return !busy && value?.kind === 'refused' ? value.part : undefined
}
