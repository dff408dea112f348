export const purchaseStatuses = ['paid', 'failed', 'refunded'] as const
export type PurchaseStatus = (typeof purchaseStatuses)[number]

/** What a player paid for launch monitors and their memberships. */
export interface Purchase {
  readonly id: string
  readonly name: string
  readonly createdAt: Temporal.Instant
  /** In minor units, with the ISO code of the currency. */
  readonly amount: { readonly minor: number; readonly currency: string }
  readonly status: PurchaseStatus
  /** In the launch monitor's shop; absent for what is paid without an order, such as a renewal. */
  readonly orderNumber?: string | undefined
}

export const purchaseSorts = ['createdAt', 'amount'] as const
export type PurchaseSort = (typeof purchaseSorts)[number]

export interface PurchaseFilters {
  readonly sort: PurchaseSort
  readonly from: Temporal.PlainDate | undefined
  readonly to: Temporal.PlainDate | undefined
  readonly status: 'all' | PurchaseStatus
}

export const noFilters: PurchaseFilters = { sort: 'createdAt', from: undefined, to: undefined, status: 'all' }

/** From the query of an address; what it can't say is the default. */
export function filtersIn(query: ReadonlyMap<string, string>): PurchaseFilters {
  const statuses = ['all', ...purchaseStatuses] as const
  return {
    sort: purchaseSorts.find((sort) => sort === query.get('sort')) ?? noFilters.sort,
    status: statuses.find((status) => status === query.get('status')) ?? noFilters.status,
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
  }
}

/** Only what differs from the defaults. */
export function queryOf({ sort, status, from, to }: PurchaseFilters): ReadonlyMap<string, string> {
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['sort', sort === noFilters.sort ? undefined : sort],
    ['status', status === noFilters.status ? undefined : status],
    ['from', from?.toString()],
    ['to', to?.toString()],
  ]
  return new Map(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

export function dayIn(text: string | undefined): Temporal.PlainDate | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  try {
    return Temporal.PlainDate.from(text)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Newest or dearest first. Both days count, as the player's calendar has them; each may be absent. */
export function filtered(purchases: readonly Purchase[], filters: PurchaseFilters, timeZone: string): readonly Purchase[] {
  return purchases.filter((purchase) => fits(purchase, filters, timeZone)).toSorted((one, other) => compare(other, one, filters.sort))
}

function fits({ status, createdAt }: Purchase, { status: wanted, from, to }: PurchaseFilters, timeZone: string): boolean {
  const day = createdAt.toZonedDateTimeISO(timeZone).toPlainDate()
  const isLate = !from || Temporal.PlainDate.compare(day, from) >= 0
  const isEarly = !to || Temporal.PlainDate.compare(day, to) <= 0
  return (wanted === 'all' || wanted === status) && isLate && isEarly
}

function compare(one: Purchase, other: Purchase, sort: PurchaseSort): number {
  const byTime = Temporal.Instant.compare(one.createdAt, other.createdAt) || one.id.localeCompare(other.id)
  return sort === 'amount' ? one.amount.minor - other.amount.minor || byTime : byTime
}
