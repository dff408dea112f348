import type { AddressBook } from '#app/commerce/ports/AddressBook'
import type { Subscriptions } from '#app/commerce/ports/Subscriptions'
import { inUseOrder, type PostalAddress, type SavedAddress } from '#domain/commerce/address'
import type { Subscription } from '#domain/commerce/subscriptions/subscription'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export type AddressUse = 'billing' | 'shipping'

/** An id of the address book, or the subscription's own address. */
type Choice = number | 'current'

const unchanged: Readonly<Record<AddressUse, Choice>> = { billing: 'current', shipping: 'current' }

/** Both addresses of one subscription, from the address book. */
export class AddressChange {
  readonly reading = new Loaded<readonly SavedAddress[]>()
  readonly saving = new Task()
  subscription: Subscription | undefined = undefined
  choices = unchanged
  missing: readonly AddressUse[] = []
  readonly #subscriptions: Subscriptions
  readonly #book: AddressBook

  constructor(subscriptions: Subscriptions, book: AddressBook) {
    this.#subscriptions = subscriptions
    this.#book = book
    makeReactive(this)
  }

  get uses(): readonly AddressUse[] {
    return this.isShipped ? ['shipping', 'billing'] : ['billing']
  }

  open(subscription: Subscription): void {
    this.subscription = subscription
    this.choices = unchanged
    this.missing = []
    this.saving.clear()
    void this.reading.load(async (signal) => inUseOrder((await this.#book.read(signal)).addresses))
  }

  choose(use: AddressUse, choice: Choice): void {
    this.choices = { ...this.choices, [use]: choice }
    this.missing = this.missing.filter((each) => each !== use)
  }

  close(): void {
    if (!this.saving.busy) this.subscription = undefined
  }

  dispose(): void {
    this.reading.cancel()
  }

  /** The shop takes both, also the one that stays. */
  async save(): Promise<boolean> {
    const { subscription } = this
    const billing = this.chosen('billing')
    const shipping = this.isShipped ? this.chosen('shipping') : billing
    this.missing = this.uses.filter((use) => !this.chosen(use))
    if (!subscription || !billing || !shipping) return false
    const isSaved = await this.saving.run(() =>
      this.#subscriptions.changeAddresses(subscription.id, { billing, shipping }).then(() => true),
    )
    if (isSaved) this.close()
    return isSaved === true
  }

  private get isShipped(): boolean {
    return this.subscription?.shippingAddress !== undefined
  }

  private chosen(use: AddressUse): PostalAddress | undefined {
    const choice = this.choices[use]
    const { billingAddress, shippingAddress } = this.subscription ?? {}
    if (choice === 'current') return use === 'billing' ? billingAddress : shippingAddress
    return this.reading.value?.find(({ id }) => id === choice)
  }
}
