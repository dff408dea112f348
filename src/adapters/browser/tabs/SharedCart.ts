import { BehaviorSubject, filter, map, type Observable, skip } from 'rxjs'
import * as z from 'zod/mini'
import type { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { type CartState, unread } from '#domain/commerce/cartState'
import type { Tabs } from './Tabs.ts'

const message = z.object({ kind: z.string() })

/** Other tabs learn only that the cart has changed, not its content. */
export class SharedCart implements CurrentCart {
  readonly changes: Observable<CartState>
  readonly changedElsewhere: Observable<void>
  private readonly states = new BehaviorSubject<CartState>(unread)
  private readonly tabs: Tabs
  private readonly kind: 'cart-changed' | 'monitor-cart-changed'

  /** `kind`: each shop has a message of its own. */
  constructor(tabs: Tabs, kind: 'cart-changed' | 'monitor-cart-changed' = 'cart-changed') {
    this.tabs = tabs
    this.kind = kind
    this.changes = this.states.pipe(skip(1))
    this.changedElsewhere = tabs.messages.pipe(
      filter((said) => z.safeParse(message, said).data?.kind === kind),
      map(() => undefined),
    )
  }

  get value(): CartState {
    return this.states.value
  }

  update(change: (state: CartState) => CartState): void {
    const next = change(this.value)
    if (next !== this.value) this.states.next(next)
  }

  broadcast(): void {
    this.tabs.broadcast({ kind: this.kind })
  }
}
