import type { GuestOrderKey } from '#app/commerce/ports/Orders'
import type { ReorderReason } from '#domain/commerce/reorder'

export interface OrdersActor {
  open(): Promise<void>
  turnToOlder(): Promise<void>
  openOrder(number: string): Promise<void>
  orderAgain(number?: string): Promise<void>

  find(key: GuestOrderKey): Promise<void>
  found(): Promise<string | undefined>
  isNoneFound(): Promise<boolean>

  numbers(): Promise<readonly string[]>
  /** The shop's word: `pending`, `complete`, … */
  statusOf(number: string): Promise<string | undefined>
  isFound(): Promise<boolean>
  items(): Promise<readonly string[]>
  files(): Promise<readonly string[]>
  parts(): Promise<readonly string[]>
  /** Such as `Size: M`. */
  detailsOf(item: string): Promise<readonly string[]>
  /** Such as `USD 12.5`. */
  total(): Promise<string | undefined>
  printed(): Promise<{ readonly hasName: boolean; readonly buttons: number }>
  parcels(): Promise<readonly string[]>
  cardDigits(): Promise<string | undefined>
  reasonAt(item: string): Promise<ReorderReason | undefined>
  isLedToCart(): Promise<boolean>
}
