import type { ReturnableItem } from '#domain/returns/returnableItem'
import { type Token, token } from '../../shared/token.ts'

/** The items of an order, each with what the shop says of its return. */
export interface OrderedItems {
  /** Without files and whatever else nobody sends back; undefined if there is no such order. */
  of(orderNumber: string, signal?: AbortSignal): Promise<readonly ReturnableItem[] | undefined>
}
export const OrderedItems: Token<OrderedItems> = token('OrderedItems')
