import { makeAutoObservable } from 'mobx'
import type { Subscription } from 'rxjs'
import type { CurrentCart } from '#app/commerce/ports/CurrentCart'
import type { ReadCart } from '#app/commerce/ReadCart'
import { piecesIn } from '#domain/commerce/cart'
import type { CartState } from '#domain/commerce/cartState'
import { Loaded } from '#ui/shell/Loaded.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'

export class CartCountViewModel {
  readonly reading = new Loaded<unknown>()
  isOpen = false
  private readonly readCart: ReadCart
  private readonly current: CurrentCart
  private readonly state: Observed<CartState>
  private following: Subscription | undefined

  constructor(readCart: ReadCart, current: CurrentCart) {
    this.readCart = readCart
    this.current = current
    this.state = observe(current)
    makeAutoObservable<this, 'readCart' | 'current' | 'state' | 'following'>(
      this,
      { readCart: false, current: false, state: false, following: false },
      { autoBind: true },
    )
  }

  /** Nothing until the shop has told. */
  get quantity(): number | undefined {
    const { cart } = this.state.value
    return cart === undefined ? undefined : piecesIn(cart)
  }

  /** Pieces from the cart that the player had as a guest, until the player has noted it. */
  get broughtAlong(): number | undefined {
    return this.state.value.broughtAlong
  }

  noteBroughtAlong(): void {
    this.current.update((state) => ({ ...state, broughtAlong: undefined }))
  }

  start(): void {
    this.read()
    this.following = this.readCart.wanted.subscribe(() => this.read())
  }

  dispose(): void {
    this.reading.cancel()
    this.following?.unsubscribe()
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  private read(): void {
    void this.reading.load((signal) => this.readCart.execute(signal))
  }
}
