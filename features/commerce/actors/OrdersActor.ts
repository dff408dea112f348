import type { GuestOrderKey } from '#app/commerce/ports/Orders'
import type { ReorderReason } from '#domain/commerce/reorder'

export interface OrdersActor {
  open(): Promise<void>
  turnToOlder(): Promise<void>
  openOrder(number: string): Promise<void>
  /** Of the one that is open, or of one in the list. */
  orderAgain(number?: string): Promise<void>

  /** An order that was placed without an account. */
  find(key: GuestOrderKey): Promise<void>
  /** The number of the order that was found. */
  found(): Promise<string | undefined>
  isNoneFound(): Promise<boolean>

  numbers(): Promise<readonly string[]>
  /** As the shop knows it: `pending`, `complete`, … */
  statusOf(number: string): Promise<string | undefined>
  isFound(): Promise<boolean>
  items(): Promise<readonly string[]>
  files(): Promise<readonly string[]>
  /** Of what was put together. */
  parts(): Promise<readonly string[]>
  /** What was picked or written, as `Size: M`, and whom it is for. */
  detailsOf(item: string): Promise<readonly string[]>
  /** As `USD 12.5`. */
  total(): Promise<string | undefined>
  /** What paper shows beside the order. */
  printed(): Promise<{ readonly hasName: boolean; readonly buttons: number }>
  parcels(): Promise<readonly string[]>
  /** All that is told of the card's number. */
  cardDigits(): Promise<string | undefined>
  /** Why an item could not be ordered again, by its name. */
  reasonAt(item: string): Promise<ReorderReason | undefined>
  isLedToCart(): Promise<boolean>
}
