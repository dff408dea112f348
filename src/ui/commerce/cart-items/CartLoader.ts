import type { Subscription } from 'rxjs'
import type { ReadCart } from '#app/commerce/ReadCart'
import type { CartOrNone } from '#domain/commerce/cart'
import { Loaded } from '#ui/shell/Loaded.ts'

export class CartLoader {
  readonly loaded = new Loaded<CartOrNone>()
  private readonly readCart: Pick<ReadCart, 'execute' | 'wanted'>
  private following: Subscription | undefined

  constructor(readCart: Pick<ReadCart, 'execute' | 'wanted'>) {
    this.readCart = readCart
  }

  start(): void {
    this.read()
    this.follow()
  }

  follow(): void {
    this.following = this.readCart.wanted.subscribe(() => this.read())
  }

  dispose(): void {
    this.loaded.cancel()
    this.following?.unsubscribe()
  }

  private read(): void {
    void this.loaded.load((signal) => this.readCart.execute(signal))
  }
}
