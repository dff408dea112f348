import { type ClubOrder, isDue } from '#domain/commerce/deposit/clubOrder'
import type { DepositMethod } from '#domain/commerce/deposit/deposit'
import type { Connectivity } from '../../shared/ports/Connectivity.ts'
import { writeOnce } from '../../shared/writeOnce.ts'
import type { PaymentAccess } from '../ports/PaymentAccess.ts'
import type { ClubOrdering, PlaceClubOrder } from './PlaceClubOrder.ts'
import type { CartRefusal } from './ports/ClubCarts.ts'
import type { DepositAnswer, DepositPayment, Deposits } from './ports/Deposits.ts'

export interface DepositRequest extends Omit<DepositPayment, 'method'>, ClubOrdering {
  /** Once the order is placed, so that the bank is asked for the deposit of the ordered set. Undefined if the player or the bank stops it. */
  readonly prepare: () => Promise<DepositMethod | undefined>
}

export type DepositEnd =
  | { readonly kind: 'taken' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'unprepared' }
  | { readonly kind: 'refused'; readonly reason: 'declined' | 'changed' | 'by-ticket' | 'gone' }
  | { readonly kind: 'stopped'; readonly refusal: CartRefusal }

type RunExclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Places an order and takes its deposit once, however often it is called, in however many tabs, and whatever happens to the answers. */
export class TakeDeposit {
  private readonly underWay = new Map<string, Promise<DepositEnd>>()
  private readonly deposits: Pick<Deposits, 'order' | 'take'>
  private readonly placing: Pick<PlaceClubOrder, 'execute'>
  private readonly access: PaymentAccess
  private readonly connectivity: Pick<Connectivity, 'value'>
  private readonly inOneTab: RunExclusively

  constructor(
    deposits: Pick<Deposits, 'order' | 'take'>,
    placing: Pick<PlaceClubOrder, 'execute'>,
    access: PaymentAccess,
    connectivity: Pick<Connectivity, 'value'>,
    inOneTab: RunExclusively,
  ) {
    this.deposits = deposits
    this.placing = placing
    this.access = access
    this.connectivity = connectivity
    this.inOneTab = inOneTab
  }

  get mayPay(): boolean {
    return this.access.isOpen
  }

  async execute(request: DepositRequest): Promise<DepositEnd> {
    if (!this.mayPay) return { kind: 'refused', reason: 'by-ticket' }
    const { id } = request.order
    const begin = () => this.inOneTab(`deposit ${id}`, () => this.take(request)).finally(() => this.underWay.delete(id))
    const taking = this.underWay.get(id) ?? begin()
    this.underWay.set(id, taking)
    return taking
  }

  /** Begins with what is known at the club: another tab, or an attempt whose answer was lost, may have come further. */
  private async take(request: DepositRequest): Promise<DepositEnd> {
    const { id } = request.order
    const order = await this.deposits.order(id)
    if (!order) return { kind: 'refused', reason: 'gone' }
    if (!isDue(order)) return endOf(order)
    // The other one may have ordered another set, with another deposit.
    if (order.placed && order.setId !== request.set.id) return { kind: 'refused', reason: 'changed' }
    if (!order.placed) {
      const placement = await this.placing.execute(request)
      if (placement.kind === 'refused') return { kind: 'stopped', refusal: placement }
    }
    const method = await request.prepare()
    if (!method) return { kind: 'unprepared' }
    const answer = await writeOnce<DepositAnswer | DepositEnd>(
      this.connectivity,
      () => this.deposits.take({ ...request, method }),
      () => this.found(id),
    )
    if (answer.kind !== 'refused') return answer
    const { reason } = answer
    if (reason !== 'paid') return { kind: 'refused', reason }
    return (await this.found(id)) ?? { kind: 'refused', reason: 'changed' }
  }

  private async found(id: string): Promise<DepositEnd | undefined> {
    const order = await this.deposits.order(id)
    return order && !isDue(order) ? endOf(order) : undefined
  }
}

function endOf({ state }: ClubOrder): DepositEnd {
  return state === 'processing' ? { kind: state } : { kind: 'taken' }
}
