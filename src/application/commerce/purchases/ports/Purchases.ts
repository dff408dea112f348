import type { Purchase } from '#domain/commerce/purchases/purchase'
import type { ReceiptDocument } from '#domain/commerce/purchases/receipt'
import { type Token, token } from '../../../shared/token.ts'

export interface Purchases {
  all(signal?: AbortSignal): Promise<readonly Purchase[]>
  /** Makes out the receipt to this address; a repetition replaces it. */
  issueReceipt(purchase: Purchase, address: string): Promise<void>
  /** Of a receipt that was made out to this address. */
  receiptDocument(purchase: Purchase, address: string, signal?: AbortSignal): Promise<ReceiptDocument>
}
export const Purchases: Token<Purchases> = token('Purchases')
