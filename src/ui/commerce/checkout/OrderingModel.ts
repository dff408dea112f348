import { type CheckoutOrder, totalProblem } from '#app/commerce/CheckoutOrder'
import type { Catalogue } from '#app/commerce/ports/Catalogue'
import type { Placement, PlacementRefusal } from '#app/commerce/ports/Checkout'
import type { Failure } from '#app/shared/failure'
import type { TypedCard } from '#domain/commerce/card'
import type { Cart } from '#domain/commerce/cart'
import type { PlacedOrder } from '#domain/commerce/checkout'
import type { Money } from '#domain/commerce/money'
import { type Payment, paymentKindOf } from '#domain/commerce/payment'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { CardModel } from '../payment/CardModel.ts'

export type OrderingStep = 'places' | 'card' | 'order' | 'checking'

interface Decision {
  readonly cart: Cart
  readonly total: Money | undefined
  readonly card: TypedCard | undefined
  readonly send: () => Promise<Cart | undefined>
}

export class OrderingModel {
  readonly card: CardModel
  readonly placing = new Task()
  step: OrderingStep = 'places'
  refusal: PlacementRefusal | undefined = undefined
  said = ''
  readonly #orderCart: CheckoutOrder
  readonly #catalogue: Pick<Catalogue, 'store'>

  constructor(card: CardModel, orderCart: CheckoutOrder, catalogue: Pick<Catalogue, 'store'>) {
    this.card = card
    this.#orderCart = orderCart
    this.#catalogue = catalogue
    makeReactive(this)
  }

  get mayPay(): boolean {
    return this.#orderCart.mayPay
  }

  clear(): void {
    this.refusal = undefined
    this.placing.clear()
  }

  async order(decision: Decision): Promise<PlacedOrder | undefined> {
    if (this.placing.busy) return undefined
    const { failure } = this.placing
    this.refusal = undefined
    const placement = await this.placing.run(() => this.place(decision, failure))
    if (placement?.kind === 'refused') this.refuse(placement)
    return placement?.kind === 'placed' ? placement.order : undefined
  }

  private async place({ cart: before, total, card, send }: Decision, failure: Failure | undefined): Promise<Placement | undefined> {
    this.enter('places')
    const recoverOrder = await this.#orderCart.recoverOrder(before, failure)
    if (recoverOrder) return recoverOrder
    const cart = await send()
    if (!cart) return undefined
    const problem = totalProblem(cart, total)
    if (problem) return problem
    this.enter('card')
    const payment = await this.payment(cart, card)
    this.enter('order')
    return payment && this.#orderCart.execute(cart, payment, () => this.enter('checking'))
  }

  private async payment(cart: Cart, typed: TypedCard | undefined): Promise<Payment | undefined> {
    const kind = paymentKindOf(cart)
    if (kind !== 'card') return { kind }
    if (!typed) return undefined
    const { id: storeId } = await this.#catalogue.store()
    return this.card.pay(typed, { cartId: cart.id, shop: this.#orderCart.shopOf(cart), storeId })
  }

  private enter(step: OrderingStep): void {
    this.step = step
  }

  private refuse({ reason, message }: Pick<Extract<Placement, { readonly kind: 'refused' }>, 'reason' | 'message'>): void {
    this.refusal = reason
    this.said = reason === 'unable' ? message : ''
  }
}
