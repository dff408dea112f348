import type { Money } from '../money.ts'

export const purchaseKinds = ['lessons', 'practice', 'membership', 'renewal', 'gear', 'deposit', 'shop'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

/** Something the player has paid. */
export interface Purchase {
  /** Of its payment. */
  readonly requestId: string
  readonly orderNumber: string
  readonly total: Money
  readonly paidAt: Temporal.Instant
  /** The server's own text of `paidAt`, which it expects back. */
  readonly date: string
  /** For whom it was bought, in a family. */
  readonly studentName: string
  /** To whom its last receipt was made out. */
  readonly receiptAddress: string | undefined
  /** Its total was paid back. */
  readonly isRefunded: boolean
  readonly kind: PurchaseKind | undefined
  /** What was bought. */
  readonly names: readonly string[]
}

/** Both days count. */
export interface PurchaseFilters {
  readonly kind: PurchaseKind | 'all'
  readonly student: string | undefined
  readonly from: Temporal.PlainDate | undefined
  readonly to: Temporal.PlainDate | undefined
}

export const allPurchases: PurchaseFilters = { kind: 'all', student: undefined, from: undefined, to: undefined }

export function dayOf({ paidAt }: Pick<Purchase, 'paidAt'>, timeZone: string): Temporal.PlainDate {
  return paidAt.toZonedDateTimeISO(timeZone).toPlainDate()
}

/** Newest first. */
export function filtered(purchases: readonly Purchase[], filters: PurchaseFilters, timeZone: string): readonly Purchase[] {
  const { kind, student, from, to } = filters
  return purchases
    .filter((purchase) => {
      const day = dayOf(purchase, timeZone)
      const isInTime = !(from && Temporal.PlainDate.compare(day, from) < 0) && !(to && Temporal.PlainDate.compare(day, to) > 0)
      return isInTime && (kind === 'all' || purchase.kind === kind) && (student === undefined || purchase.studentName === student)
    })
    .toSorted((one, other) => Temporal.Instant.compare(other.paidAt, one.paidAt))
}

export function studentsIn(purchases: readonly Purchase[]): readonly string[] {
  return [...new Set(purchases.map(({ studentName }) => studentName))].toSorted((one, other) => one.localeCompare(other))
}

export function kindsIn(purchases: readonly Purchase[]): readonly PurchaseKind[] {
  return purchaseKinds.filter((kind) => purchases.some((purchase) => purchase.kind === kind))
}
