import { moneyOf } from '#domain/commerce/money'
import type { Purchase } from '#domain/commerce/purchases/purchase'

/** A lesson, which Jonah has had. */
export function buildClubPurchase(requestId: string, own: Partial<Purchase> = {}): Purchase {
  return {
    ...{ requestId, orderNumber: `CH-${requestId}`, total: moneyOf(85, 'USD'), paidAt: Temporal.Instant.from('2026-04-20T12:00:00Z') },
    ...{
      date: '2026-04-20 07:00:00',
      studentName: 'Jonah',
      receiptAddress: undefined,
      isRefunded: false,
      kind: 'lessons',
      names: ['Putting'],
    },
    ...own,
  }
}
