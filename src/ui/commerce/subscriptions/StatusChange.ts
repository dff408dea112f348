import type { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import type { ChangeSubscription } from '#app/commerce/subscriptions/ChangeSubscription'
import {
  type Consequence,
  type CustomerStatus,
  consequenceOf,
  mayBecome,
  offeredTo,
  undoOf,
} from '#domain/commerce/subscriptions/statusChange'
import type { Subscription } from '#domain/commerce/subscriptions/subscription'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

interface Undo {
  readonly id: number
  readonly target: CustomerStatus
}

export class StatusChange {
  readonly working = new Task()
  subscription: Subscription | undefined = undefined
  target: CustomerStatus = 'paused'
  consequence: Consequence | undefined = undefined
  /** The payment of the last change failed. */
  declined: 'declined' | 'ended' | undefined = undefined
  /** Of the last change, where the shop allows it. */
  undoable: Undo | undefined = undefined
  readonly #changing: ChangeSubscription
  readonly #access: PaymentAccess

  constructor(changing: ChangeSubscription, access: PaymentAccess) {
    this.#changing = changing
    this.#access = access
    makeReactive(this)
  }

  /** Staff acting in a player's name can't start payments. */
  offers(subscription: Subscription): readonly CustomerStatus[] {
    return offeredTo(subscription.status).filter((target) => target !== 'active' || this.#access.isOpen)
  }

  ask(subscription: Subscription, target: CustomerStatus, now: Temporal.PlainDateTime): void {
    if (this.working.busy || !mayBecome(subscription.status, target)) return
    this.working.clear()
    this.undoable = undefined
    this.declined = undefined
    this.subscription = subscription
    this.target = target
    this.consequence = consequenceOf(subscription, target, now)
  }

  drop(): void {
    if (this.working.busy) return
    this.subscription = undefined
    this.working.clear()
  }

  async confirm(): Promise<boolean> {
    const { subscription, target, consequence } = this
    if (!subscription || !(await this.change(subscription.id, target))) return false
    const before = undoOf(subscription.status, target)
    // A payment can't be undone, and undoing a pause may start one.
    const isUndoable = consequence?.kind !== 'charged-now' && this.#access.isOpen
    this.settle(before && isUndoable ? { id: subscription.id, target: before } : undefined)
    return true
  }

  async undo(): Promise<boolean> {
    const { undoable } = this
    if (!undoable || !(await this.change(undoable.id, undoable.target))) return false
    this.settle(undefined)
    return true
  }

  private note(outcome: 'done' | 'declined' | 'ended' | undefined): void {
    this.declined = outcome === 'done' ? undefined : outcome
  }

  private settle(undoable: Undo | undefined): void {
    this.undoable = undoable
    this.drop()
  }

  private async change(id: number, target: CustomerStatus): Promise<boolean> {
    this.declined = undefined
    const outcome = await this.working.run(() => this.#changing.execute(id, target))
    this.note(outcome)
    return outcome === 'done'
  }
}
