import type { Subscriptions } from '#app/commerce/ports/Subscriptions'
import type { Clock } from '#app/shared/ports/Clock'
import { type NextStep, nextStepOf, type Subscription, type SubscriptionHistory } from '#domain/commerce/subscriptions/subscription'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { AddressChange } from './AddressChange.ts'
import type { StatusChange } from './StatusChange.ts'

/** A customer's subscriptions, in the store's time zone. */
export class SubscriptionsViewModel {
  readonly reading = new Loaded<SubscriptionHistory>()
  readonly status: StatusChange
  readonly addresses: AddressChange
  readonly #subscriptions: Subscriptions
  readonly #clock: Clock

  constructor(subscriptions: Subscriptions, clock: Clock, status: StatusChange, addresses: AddressChange) {
    this.#subscriptions = subscriptions
    this.#clock = clock
    this.status = status
    this.addresses = addresses
    makeReactive(this)
  }

  get all(): readonly Subscription[] {
    return this.reading.value?.subscriptions ?? []
  }

  nextOf(subscription: Subscription): NextStep {
    return nextStepOf(subscription)
  }

  /** Opens the question with what the change costs or loses. */
  ask(subscription: Subscription, target: StatusChange['target']): void {
    const zone = this.reading.value?.timeZone ?? this.#clock.timeZone
    this.status.ask(subscription, target, this.#clock.now().toZonedDateTimeISO(zone).toPlainDateTime())
  }

  start(): void {
    void this.read()
  }

  dispose(): void {
    this.reading.cancel()
    this.addresses.dispose()
  }

  confirm(): Promise<boolean> {
    return this.andRead(this.status.confirm())
  }

  undo(): Promise<boolean> {
    return this.andRead(this.status.undo())
  }

  saveAddresses(): Promise<boolean> {
    return this.andRead(this.addresses.save())
  }

  private async andRead(writing: Promise<boolean>): Promise<boolean> {
    const isDone = await writing
    if (isDone || this.status.declined !== undefined) await this.read()
    return isDone
  }

  private read(): Promise<void> {
    return this.reading.load((signal) => this.#subscriptions.history(signal))
  }
}
