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
  /** As the shop takes it back; `requested` is what the customer asked for. */
  readonly quantity: number
  readonly requested: number
  /** The shop's decision about this item, as the shop words it. */
  readonly status: string | undefined
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
  /** How many further items can't be shown. */
  readonly unreadableItems: number
  readonly tracking: readonly TrackingNumber[]
  /** By the codes of the shop's settings. */
  readonly fields: readonly { readonly code: string; readonly value: string }[]
  readonly note: string
  readonly rating: { readonly stars: number; readonly comment: string } | undefined
  readonly documents: ReturnDocuments
}

/** Where the items are, in the order in which they get there. */
export const returnSteps = ['requested', 'approved', 'shipped', 'received', 'resolved'] as const
export type ReturnStep = (typeof returnSteps)[number]

/** Shipped once the customer has added a parcel: the shop's own number is that of its label. Undefined for a return that was canceled, and where its state is not known. */
export function stepOf({ status: { state }, tracking }: Pick<ReturnRequest, 'status' | 'tracking'>): ReturnStep | undefined {
  switch (state) {
    case 'pending':
      return 'requested'
    case 'authorized':
      return tracking.some(({ isOwn }) => isOwn) ? 'shipped' : 'approved'
    case 'received':
    case 'resolved':
      return state
    default:
      return undefined
  }
}

type InState = Pick<ReturnRequest, 'status'>

/** Until the shop has looked at it. A state that is not known leaves the decision to the shop. */
export function mayBeClosed({ status: { state } }: InState): boolean {
  return state === undefined || state === 'pending'
}

export function mayBeRated({ status: { state }, rating }: InState & Pick<ReturnRequest, 'rating'>): boolean {
  return rating === undefined && (state === undefined || state === 'resolved')
}

/** Resolved or canceled: nothing is printed, sent or awaited any more. */
export function isSettled({ status: { state } }: InState): boolean {
  return state === 'resolved' || state === 'canceled'
}

/** While the shop waits for the items or checks them. */
export function takesParcels({ status: { state } }: InState): boolean {
  return state === undefined || state === 'authorized' || state === 'received'
}
