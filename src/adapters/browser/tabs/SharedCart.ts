import { BehaviorSubject, filter, map, type Observable, skip } from 'rxjs'
import * as z from 'zod/mini'
import type { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { type CartState, unread } from '#domain/commerce/cartState'
import type { Tabs } from './Tabs.ts'

const changed = { kind: 'cart-changed' } as const
const message = z.object({ kind: z.literal(changed.kind) })

/** Other tabs learn only that the cart has changed, not its content. */
export class SharedCart implements CurrentCart {
  readonly changes: Observable<CartState>
  readonly changedElsewhere: Observable<void>
  private readonly states = new BehaviorSubject<CartState>(unread)
  private readonly tabs: Tabs

  constructor(tabs: Tabs) {
    this.tabs = tabs
    this.changes = this.states.pipe(skip(1))
    this.changedElsewhere = tabs.messages.pipe(
      filter((said) => z.safeParse(message, said).success),
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
    this.tabs.broadcast(changed)
  }
}
