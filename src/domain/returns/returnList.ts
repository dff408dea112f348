import type { ReturnRequest, ReturnStatus } from './returnRequest.ts'

export const returnSorts = ['createdAt', 'modifiedAt'] as const
export type ReturnSort = (typeof returnSorts)[number]

/** How a list of returns is narrowed and sorted. */
export interface ReturnListView {
  /** A status by its id. */
  readonly status: 'all' | number
  readonly sort: ReturnSort
  /** Both days belong to the range. */
  readonly from: Temporal.PlainDate | undefined
  readonly to: Temporal.PlainDate | undefined
}

export const fewestToFilter = 10

export const wholeList: ReturnListView = { status: 'all', sort: 'createdAt', from: undefined, to: undefined }

/** The latest first. Days are those of the time zone. */
export function listed(returns: readonly ReturnRequest[], view: ReturnListView, timeZone: string): readonly ReturnRequest[] {
  const isShown = ({ status, createdAt }: ReturnRequest) =>
    (view.status === 'all' || view.status === status.id) && isWithin(createdAt.toZonedDateTimeISO(timeZone).toPlainDate(), view)
  return returns.filter(isShown).toSorted((one, other) => Temporal.Instant.compare(other[view.sort], one[view.sort]))
}

/** Each status of the list once. */
export function statusesIn(returns: readonly ReturnRequest[]): readonly ReturnStatus[] {
  const found = new Map(returns.map(({ status }) => [status.id, status]))
  return [...found.values()].sort((one, other) => one.id - other.id)
}

function isWithin(day: Temporal.PlainDate, { from, to }: ReturnListView): boolean {
  return (!from || Temporal.PlainDate.compare(from, day) <= 0) && (!to || Temporal.PlainDate.compare(day, to) <= 0)
}
