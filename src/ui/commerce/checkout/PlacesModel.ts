import { makeAutoObservable, when } from 'mobx'
import type { AddressBook } from '#app/commerce/ports/AddressBook'
import type { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import type { CustomerBook } from '#domain/commerce/address'
import type { Cart } from '#domain/commerce/cart'
import { placesAtFirst } from '#domain/commerce/checkoutPlaces'
import { Loaded } from '#ui/shell/Loaded.ts'
import type { PlaceModel } from './PlaceModel.ts'
import type { ShippingModel } from './ShippingModel.ts'

/** Where an order goes, and its bill: at first where the cart knows it from before, else to the customer's defaults. */
export class PlacesModel {
  readonly shipping: ShippingModel
  readonly billing: PlaceModel
  readonly book = new Loaded<CustomerBook>()
  private readonly addressBook: AddressBook
  private readonly customer: CurrentCustomer
  private stopWaiting: (() => void) | undefined = undefined

  constructor(shipping: ShippingModel, billing: PlaceModel, addressBook: AddressBook, customer: CurrentCustomer) {
    this.shipping = shipping
    this.billing = billing
    this.addressBook = addressBook
    this.customer = customer
    makeAutoObservable<this, 'addressBook' | 'customer' | 'stopWaiting'>(
      this,
      { shipping: false, billing: false, book: false, addressBook: false, customer: false, stopWaiting: false },
      { autoBind: true },
    )
  }

  get isGuest(): boolean {
    return this.customer.value === undefined
  }

  /** Without the book an address can be written all the same. */
  get isReady(): boolean {
    return this.isGuest || this.book.state !== 'loading'
  }

  start(cartOf: () => Cart | undefined): void {
    if (!this.isGuest) void this.book.load((signal) => this.addressBook.read(signal))
    this.stopWaiting = when(
      () => this.isReady && cartOf() !== undefined,
      () => {
        const cart = cartOf()
        if (cart) this.begin(cart)
      },
    )
  }

  dispose(): void {
    this.stopWaiting?.()
    this.book.cancel()
    this.shipping.dispose()
    this.billing.dispose()
  }

  private begin(cart: Cart): void {
    const saved = this.book.value?.addresses ?? []
    const { shipping, billing } = placesAtFirst(this.book.value, cart)
    this.billing.begin(saved, billing)
    if (cart.isVirtual) return
    this.shipping.place.begin(saved, shipping)
    this.shipping.begin()
  }
}
