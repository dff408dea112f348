import { BehaviorSubject, type Observable, Subject, skip } from 'rxjs'
import { CartStore } from '#app/commerce/CartStore'
import type { CartAnswer, Carts } from '#app/commerce/ports/Carts'
import type { CurrentCart } from '#app/commerce/ports/CurrentCart'
import type { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import type { GuestCart } from '#app/commerce/ports/GuestCart'
import type { Cart } from '#domain/commerce/cart'
import type { CartChange } from '#domain/commerce/cartChange'
import { type CartState, unread } from '#domain/commerce/cartState'
import { buildCart } from './commerce.ts'

export class CartsInMemory implements Carts {
  own: Cart = buildCart({ id: 'own', items: [] })
  readonly guests = new Map<string, Cart>()
  readonly requests: string[] = []
  onChange: (change: CartChange) => Promise<CartAnswer> = async () => ({ kind: 'changed', cart: this.own })
  onMerge: () => Promise<Cart> = async () => this.own
  onOwn: () => Promise<Cart> = async () => this.own

  async ofCustomer(when: 'plain' | 'after-change'): Promise<Cart> {
    this.requests.push(`read own ${when}`)
    return this.onOwn()
  }

  async ofGuest(id: string): Promise<Cart | undefined> {
    this.requests.push(`read guest ${id}`)
    return this.guests.get(id)
  }

  async createEmpty(): Promise<string> {
    this.requests.push('create')
    return 'new'
  }

  async change(cartId: string, change: CartChange): Promise<CartAnswer> {
    this.requests.push(`${change.kind} ${cartId}`)
    return this.onChange(change)
  }

  async merge(guestCartId: string, cartId: string): Promise<Cart> {
    this.requests.push(`merge ${guestCartId} into ${cartId}`)
    return this.onMerge()
  }

  async deactivateAll(): Promise<void> {
    this.requests.push('deactivate')
  }
}

export class CurrentCartInMemory implements CurrentCart {
  readonly changedElsewhere = new Subject<void>()
  readonly changes: Observable<CartState>
  readonly history: CartState[] = []
  broadcasts = 0
  private readonly states: BehaviorSubject<CartState>

  constructor(state: Partial<CartState> = {}) {
    this.states = new BehaviorSubject({ ...unread, ...state })
    this.changes = this.states.pipe(skip(1))
    this.changes.subscribe((each) => this.history.push(each))
  }

  get value(): CartState {
    return this.states.value
  }

  update(change: (state: CartState) => CartState): void {
    this.states.next(change(this.value))
  }

  broadcast(): void {
    this.broadcasts += 1
  }
}

class GuestCartInMemory implements GuestCart {
  id: string | undefined

  constructor(id?: string) {
    this.id = id
  }

  keep(id: string): void {
    this.id = id
  }

  forget(): void {
    this.id = undefined
  }

  async handOver(work: (id: string) => Promise<void>): Promise<void> {
    if (this.id === undefined) return
    await work(this.id)
    this.forget()
  }
}

class CustomerInMemory implements CurrentCustomer {
  readonly changes: Observable<string | undefined>
  private readonly names: BehaviorSubject<string | undefined>

  constructor(name?: string) {
    this.names = new BehaviorSubject(name)
    this.changes = this.names.pipe(skip(1))
  }

  get value(): string | undefined {
    return this.names.value
  }

  become(name: string | undefined): void {
    this.names.next(name)
  }
}

interface ShopperInMemory {
  /** What belongs to this shopper, in these carts. */
  readonly storeOf: (carts: Pick<Carts, 'ofCustomer' | 'ofGuest'>, current: CurrentCart) => CartStore
  readonly customer: CustomerInMemory
  readonly guest: GuestCartInMemory
  readonly connectivity: { readonly value: boolean }
}

export function createShopper({ customer, guestCart }: { readonly customer?: string; readonly guestCart?: string } = {}): ShopperInMemory {
  const [who, guest] = [new CustomerInMemory(customer), new GuestCartInMemory(guestCart)]
  const storeOf: ShopperInMemory['storeOf'] = (carts, current) => new CartStore(carts, current, who, guest)
  return { customer: who, guest, storeOf, connectivity: { value: true } }
}
