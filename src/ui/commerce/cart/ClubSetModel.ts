import { makeAutoObservable } from 'mobx'
import type { ChangeCart } from '#app/commerce/ChangeCart'
import type { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { noCart } from '#domain/commerce/cart'
import type { CartState } from '#domain/commerce/cartState'
import type { ClubSet } from '#domain/commerce/clubSet'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'

/** Which set of clubs, made to measure, the cart is about. */
export class ClubSetModel {
  readonly task = new Task()
  private readonly changeCart: ChangeCart
  private readonly state: Observed<CartState>

  constructor(changeCart: ChangeCart, current: CurrentCart) {
    this.changeCart = changeCart
    this.state = observe(current)
    makeAutoObservable<this, 'changeCart' | 'state'>(this, { task: false, changeCart: false, state: false }, { autoBind: true })
  }

  /** As the shop keeps it; a fitter may have set another one than ours. */
  get chosen(): string | undefined {
    const { cart } = this.state.value
    return cart === undefined || cart === noCart ? undefined : cart.clubSet
  }

  /** None takes it back. */
  async choose(clubSet: ClubSet | undefined): Promise<void> {
    await this.task.run(() => this.changeCart.execute({ kind: 'choose-club-set', clubSet }))
  }
}
