import type { Deposits } from '#app/commerce/deposit/ports/Deposits'
import type { AddressBook } from '#app/commerce/ports/AddressBook'
import { inUseOrder, type PostalAddress, type SavedAddress } from '#domain/commerce/address'
import { type ClubOrder, type ClubSet, isDue, isSetOpen, setIn } from '#domain/commerce/deposit/clubOrder'
import type { DepositOffers } from '#domain/commerce/deposit/deposit'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

interface Places {
  readonly centre: PostalAddress
  readonly addresses: readonly SavedAddress[]
}

export type RestMethod = 'card' | 'affirm'

export class DepositChoices {
  readonly reading = new Loaded<{ readonly order: ClubOrder | undefined }>()
  readonly placing = new Loaded<Places>()
  readonly offering = new Loaded<DepositOffers>()
  chosenSetId: string | undefined = undefined
  billingId: number | undefined = undefined
  chosenMethod: RestMethod | undefined = undefined
  readonly #deposits: Deposits
  readonly #book: AddressBook

  constructor(deposits: Deposits, book: AddressBook) {
    this.#deposits = deposits
    this.#book = book
    makeReactive(this)
  }

  get order(): ClubOrder | undefined {
    return this.reading.value?.order
  }

  get set(): ClubSet | undefined {
    return this.order && setIn(this.order, isSetOpen(this.order) ? this.chosenSetId : undefined)
  }

  get addresses(): readonly SavedAddress[] {
    return this.placing.value?.addresses ?? []
  }

  /** The default billing address, unless another one is chosen. */
  get billing(): SavedAddress | undefined {
    const preferred = this.addresses.find(({ isDefaultBilling }) => isDefaultBilling) ?? this.addresses[0]
    return this.addresses.find(({ id }) => id === this.billingId) ?? preferred
  }

  get centre(): PostalAddress | undefined {
    return this.placing.value?.centre
  }

  get methods(): readonly RestMethod[] {
    const { isCardOffered, affirm } = this.offering.value ?? {}
    return [...(isCardOffered ? (['card'] as const) : []), ...(affirm ? (['affirm'] as const) : [])]
  }

  get method(): RestMethod | undefined {
    return this.methods.find((each) => each === this.chosenMethod) ?? this.methods[0]
  }

  async show(id: string): Promise<void> {
    if (this.order && this.order.id !== id) this.clear()
    await this.reading.load(async (signal) => ({ order: await this.#deposits.order(id, signal) }))
    const { order } = this
    if (!order || !isDue(order) || this.reading.failure) return
    await Promise.all([this.readPlaces(order), this.readOffers(order)])
  }

  chooseSet(id: string): void {
    this.chosenSetId = id
  }

  bill(id: number): void {
    this.billingId = id
  }

  payBy(method: RestMethod): void {
    this.chosenMethod = method
  }

  dispose(): void {
    for (const loaded of [this.reading, this.placing, this.offering]) loaded.cancel()
  }

  private clear(): void {
    for (const loaded of [this.reading, this.placing, this.offering]) loaded.clear()
    this.chosenSetId = undefined
    this.chosenMethod = undefined
  }

  private readPlaces({ storeCode }: ClubOrder): Promise<void> {
    return this.placing.load(async (signal) => {
      const [centre, { addresses }] = await Promise.all([this.#deposits.centre(storeCode, signal), this.#book.read(signal)])
      return { centre, addresses: inUseOrder(addresses) }
    })
  }

  private readOffers(order: ClubOrder): Promise<void> {
    return this.offering.load((signal) => this.#deposits.offers(order, signal))
  }
}
