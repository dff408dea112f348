/** In the order in which a return passes them; a canceled one stays canceled. */
export const returnStates = ['pending', 'authorized', 'received', 'resolved', 'canceled'] as const
export type ReturnState = (typeof returnStates)[number]

/** As the shop has named and coloured it. */
export interface ReturnStatus {
  readonly id: number
  /** Undefined where the product doesn't know it. */
  readonly state: ReturnState | undefined
  readonly label: string
  readonly title: string
  readonly color: string
}

export interface ReturnedItem {
  readonly id: number
  readonly name: string
  readonly quantity: number
  readonly reasonId: number
  readonly conditionId: number
  readonly resolutionId: number
}

export interface TrackingNumber {
  readonly id: number
  /** Code of the carrier. */
  readonly carrier: string
  readonly number: string
  /** Added by the customer, not by the shop. */
  readonly isOwn: boolean
}

/** Addresses of what is printed for the parcel. */
export interface ReturnDocuments {
  readonly label: string | undefined
  readonly slip: string | undefined
  readonly ticket: string | undefined
}

export interface ReturnRequest {
  readonly id: number
  /** Stands for the return where its messages and tracking numbers are concerned. */
  readonly hash: string
  readonly orderId: number
  readonly orderNumber: string
  readonly createdAt: Temporal.Instant
  readonly modifiedAt: Temporal.Instant
  readonly status: ReturnStatus
  readonly items: readonly ReturnedItem[]
  readonly tracking: readonly TrackingNumber[]
  readonly fields: readonly { readonly title: string; readonly value: string }[]
  readonly note: string
  readonly rating: { readonly stars: number; readonly comment: string } | undefined
  readonly documents: ReturnDocuments
}

/** Until it is resolved or canceled. A state that is not known leaves the decision to the shop. */
export function isOpen({ status: { state } }: Pick<ReturnRequest, 'status'>): boolean {
  return state !== 'resolved' && state !== 'canceled'
}
