import type { GuestOrderKey, Orders } from '#app/commerce/ports/Orders'
import type { Order } from '#domain/commerce/order'
import { emailOf } from '#domain/shared/email'
import { preparedText, readableText } from '#domain/shared/typedText'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export type FindOrderField = keyof GuestOrderKey
export const findOrderFields = ['number', 'email', 'lastName'] as const satisfies readonly FindOrderField[]

export class FindOrderViewModel {
  typed: GuestOrderKey = { number: '', email: '', lastName: '' }
  problems: readonly FindOrderField[] = []
  readonly reading = new Loaded<Order>()
  readonly #orders: Pick<Orders, 'ofGuest'>

  constructor(orders: Pick<Orders, 'ofGuest'>) {
    this.#orders = orders
    makeReactive(this)
  }

  /** Like the shop, doesn't say which of the three fields is wrong. */
  get isNone(): boolean {
    return this.reading.failure?.kind === 'gone' || this.isOfAccount
  }

  /** All three fields match an order that was placed with an account. */
  get isOfAccount(): boolean {
    return this.reading.failure?.kind === 'forbidden'
  }

  type(field: FindOrderField, text: string): void {
    this.typed = { ...this.typed, [field]: text }
    this.problems = this.problems.filter((each) => each !== field)
  }

  async find(): Promise<void> {
    const { number, email, lastName } = this.typed
    const key = { number: preparedText(number), email: emailOf(email) ?? '', lastName: readableText(lastName) }
    this.problems = findOrderFields.filter((field) => key[field] === '')
    this.reading.clear()
    if (this.problems.length === 0) await this.reading.load((signal) => this.#orders.ofGuest(key, signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
