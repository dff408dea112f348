import type { AddressBook } from '#app/commerce/ports/AddressBook'
import type { CheckoutAnswer } from '#app/commerce/ports/Checkout'
import type { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import type { UpdateCheckout } from '#app/commerce/UpdateCheckout'
import type { CustomerAddresses } from '#domain/commerce/address'
import type { Cart } from '#domain/commerce/cart'
import { initialAddresses } from '#domain/commerce/checkoutAddresses'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { AddressChoiceModel } from './AddressChoiceModel.ts'
import type { ShippingModel } from './ShippingModel.ts'

export class CheckoutAddressesModel {
  readonly shipping: ShippingModel
  readonly billing: AddressChoiceModel
  readonly book = new Loaded<CustomerAddresses>()
  readonly billed = new Loaded<CheckoutAnswer>({ isReloaded: false })
  readonly #addressBook: Pick<AddressBook, 'read'>
  readonly #customer: CurrentCustomer

  constructor(shipping: ShippingModel, billing: AddressChoiceModel, addressBook: Pick<AddressBook, 'read'>, customer: CurrentCustomer) {
    this.shipping = shipping
    this.billing = billing
    this.#addressBook = addressBook
    this.#customer = customer
    makeReactive(this)
  }

  get isGuest(): boolean {
    return this.#customer.value === undefined
  }

  /** If the address book fails, an address can still be typed. */
  get isReady(): boolean {
    return this.isGuest || this.book.state !== 'loading'
  }

  get isBilled(): boolean {
    return this.shipping.billingSetStatus === 'success' && this.billing.isSent
  }

  start(): void {
    if (!this.isGuest) void this.book.load((signal) => this.#addressBook.read(signal))
  }

  begin(cart: Cart): void {
    const saved = this.book.value?.addresses ?? []
    const { shipping, billing } = initialAddresses(this.book.value, cart)
    this.billing.begin(saved, billing, 'billing address')
    if (cart.isVirtual) return
    this.shipping.place.begin(saved, shipping, 'shipping address')
    this.shipping.begin()
  }

  chooseBilling(choice: AddressChoiceModel['choice']): void {
    this.billing.choose(choice)
    this.billed.clear()
  }

  async bill(updateCheckout: UpdateCheckout): Promise<boolean> {
    const address = await this.billing.ready()
    if (!address) return false
    await this.billed.load(() => updateCheckout.execute({ kind: 'bill-to', address }))
    const isBilled = !this.billed.failure && this.billed.value?.kind === 'changed'
    if (isBilled) this.billing.markSent()
    return isBilled
  }

  dispose(): void {
    this.book.cancel()
    this.billed.cancel()
    this.shipping.dispose()
    this.billing.dispose()
  }
}
