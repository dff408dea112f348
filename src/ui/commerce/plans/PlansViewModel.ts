import type { PlusSubscriptions } from '#app/commerce/ports/PlusSubscriptions'
import type { Subscriptions } from '#app/commerce/ports/Subscriptions'
import type { PlusSubscription } from '#domain/commerce/plus-subscription/plus'
import { isOpen, type Subscription, type SubscriptionHistory } from '#domain/commerce/subscriptions/subscription'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class PlansViewModel {
  readonly plus = new Loaded<PlusSubscription>()
  readonly history = new Loaded<SubscriptionHistory>()
  readonly #plus: PlusSubscriptions
  readonly #subscriptions: Subscriptions

  constructor(plus: PlusSubscriptions, subscriptions: Subscriptions) {
    this.#plus = plus
    this.#subscriptions = subscriptions
    makeReactive(this)
  }

  /** Those for which payments may follow. */
  get subscriptions(): readonly Subscription[] {
    return (this.history.value?.subscriptions ?? []).filter(isOpen)
  }

  start(): void {
    void this.plus.load((signal) => this.#plus.current(signal))
    void this.history.load((signal) => this.#subscriptions.history(signal))
  }

  dispose(): void {
    this.plus.cancel()
    this.history.cancel()
  }
}
