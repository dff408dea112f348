import type { ReturnableOrder } from '#domain/returns/returnableItem'
import type { NewReturn } from '#domain/returns/returnDraft'
import type { ReturnRequest, TrackingNumber } from '#domain/returns/returnRequest'
import type { ReturnSettings } from '#domain/returns/returnSettings'
import { type Token, token } from '../../shared/token.ts'

/** The signed-in customer's returns. */
export interface Returns {
  settings(signal?: AbortSignal): Promise<ReturnSettings>
  orders(signal?: AbortSignal): Promise<readonly ReturnableOrder[]>
  all(signal?: AbortSignal): Promise<readonly ReturnRequest[]>
  /** Must not be sent twice. */
  place(request: NewReturn): Promise<ReturnRequest>
  /** Refused as soon as the shop has looked at it. */
  close(id: number): Promise<void>
  /** From 1 to 5 stars, once, when the return is resolved. */
  rate(hash: string, stars: number, comment: string): Promise<void>
  /** Must not be sent twice. */
  addTracking(hash: string, carrier: string, number: string): Promise<TrackingNumber>
  removeTracking(hash: string, id: number): Promise<void>
}
export const Returns: Token<Returns> = token('Returns')
