import type { PlusPlans, PlusSubscriptions } from '#app/commerce/ports/PlusSubscriptions'
import type { Subscriptions } from '#app/commerce/ports/Subscriptions'
import type { Money } from '#domain/commerce/money'
import type { PlusSubscription } from '#domain/commerce/plus-subscription/plus'
import type { ProductCard } from '#domain/commerce/product'
import { isOpen, type Subscription, type SubscriptionHistory } from '#domain/commerce/subscriptions/subscription'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class PlansViewModel {
  readonly plus = new Loaded<PlusSubscription>()
  readonly history = new Loaded<SubscriptionHistory>()
  readonly plusPlans = new Loaded<readonly ProductCard[]>()
  readonly #plus: PlusSubscriptions
  readonly #plusPlans: PlusPlans
  readonly #subscriptions: Subscriptions

  constructor(plus: PlusSubscriptions, plusPlans: PlusPlans, subscriptions: Subscriptions) {
    this.#plus = plus
    this.#plusPlans = plusPlans
    this.#subscriptions = subscriptions
    makeReactive(this)
  }

  /** Those for which payments may follow. */
  get subscriptions(): readonly Subscription[] {
    return (this.history.value?.subscriptions ?? []).filter(isOpen)
  }

  get lowestPlusPrice(): Money | undefined {
    const prices = (this.plusPlans.value ?? []).map(({ price }) => price.from.final)
    return prices.toSorted((one, other) => one.minor - other.minor)[0]
  }

  start(): void {
    void this.plusPlans.load((signal) => this.#plusPlans.offered(signal))
    void this.plus.load((signal) => this.#plus.current(signal))
    void this.history.load((signal) => this.#subscriptions.history(signal))
  }

  dispose(): void {
    this.plus.cancel()
    this.plusPlans.cancel()
    this.history.cancel()
  }
}
