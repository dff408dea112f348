import type { AddToCart } from '#app/commerce/AddToCart'
import type { CartRefusal } from '#app/commerce/ports/Carts'
import type { AddState } from '#domain/commerce/addState'
import type { Selection } from '#domain/commerce/selection'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'

export class AddingModel {
  readonly task = new Task()
  refusal: CartRefusal | undefined = undefined
  isCartShown = false
  readonly #addToCart: AddToCart
  readonly #state: Observed<AddState>

  constructor(addToCart: AddToCart) {
    this.#addToCart = addToCart
    this.#state = observe(addToCart)
    makeReactive(this)
  }

  get status(): AddState {
    return this.#state.value
  }

  get said(): string {
    return this.refusal === 'too-few' || this.refusal === 'invalid' ? (this.status.message ?? '') : ''
  }

  async add(selections: readonly [Selection, ...Selection[]]): Promise<void> {
    if (this.task.busy) return
    this.forget()
    const outcome = await this.task.run(() => this.#addToCart.execute(...selections))
    if (outcome?.kind === 'changed') this.settle(true)
    else if (outcome) this.settle(false, outcome.kind === 'refused' ? outcome.reason : 'invalid')
  }

  forget(): void {
    this.refusal = undefined
    this.task.clear()
    this.#addToCart.clear()
  }

  closeCart(): void {
    this.isCartShown = false
    this.#addToCart.clear()
  }

  private settle(isDone: boolean, refusal?: CartRefusal): void {
    this.isCartShown = isDone
    this.refusal = refusal
  }
}
