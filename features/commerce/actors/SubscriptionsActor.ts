import type { CustomerStatus } from '#domain/commerce/subscriptions/statusChange'

/** A subscription is called by its product's name. */
export interface SubscriptionsActor {
  open(): Promise<void>
  ask(name: string, target: CustomerStatus): Promise<void>
  /** After the question. */
  change(name: string, target: CustomerStatus): Promise<void>
  undo(): Promise<void>
  /** The street of an entry of the address book. */
  shipTo(name: string, street: string): Promise<void>

  /** Such as `Tour balls: active`; an unknown status as the shop sends it. */
  all(): Promise<readonly string[]>
  /** Such as `payment on 2026-05-22`. */
  nextOf(name: string): Promise<string | undefined>
  /** Such as `USD 28.25`. */
  amountOf(name: string): Promise<string | undefined>
  /** What the customer may do: `paused, canceled`. */
  offers(name: string): Promise<readonly string[]>
  /** The kind of what a change costs, while it is asked. */
  consequence(): Promise<string | undefined>
  cardOf(name: string): Promise<string | undefined>
  /** Days, newest first. */
  eventsOf(name: string): Promise<readonly string[]>
  shippedTo(name: string): Promise<string | undefined>
}
