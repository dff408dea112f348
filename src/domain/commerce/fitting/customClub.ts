import type { ClubTax } from '../deposit/clubOrder.ts'
import type { Money } from '../money.ts'

/** What is needed to read an order of custom-fit clubs. */
export interface CustomClubId {
  readonly id: string
  readonly storeCode: string
}

/** `returned`: the club gave the deposit back, and the workshop builds nothing. */
export const customClubStates = ['awaiting-deposit', 'ordered', 'building', 'ready', 'collected', 'returned'] as const
export type CustomClubState = (typeof customClubStates)[number]

export interface CustomClubSummary extends CustomClubId {
  readonly state: CustomClubState
}

export const workshopSteps = ['deposit', 'parts', 'assembly', 'inspection', 'ready', 'collected'] as const
export type WorkshopStep = (typeof workshopSteps)[number]

export interface CustomClubItem {
  readonly id: string
  readonly name: string
  /** Such as `Loft 10.5°`. */
  readonly specification: readonly string[]
  readonly quantity: number
  readonly price: Money
}

/** A code that pays a part of the order. */
export interface CodeUsage {
  readonly code: string
  readonly amount: Money
}

export interface CustomClubCart {
  readonly total: Money
  readonly deposit: Money
  /** What is left to pay after the deposit. */
  readonly rest: Money
  readonly tax: ClubTax | undefined
  /** What was charged for the deposit, once it was. */
  readonly paid: Money | undefined
}

export interface CustomClubOrder extends CustomClubSummary {
  /** Otherwise it is paid at the centre. */
  readonly isDepositOnline: boolean
  readonly items: readonly CustomClubItem[]
  readonly cart: CustomClubCart
  readonly giftCodeUsage: readonly CodeUsage[]
  readonly couponUsage: readonly CodeUsage[]
  /** In their order; without a time where the workshop doesn't know it yet. */
  readonly steps: readonly { readonly step: WorkshopStep; readonly at: Temporal.Instant | undefined; readonly isDone: boolean }[]
}

/** The shop no longer knows some orders; their fittings stay. */
export function withoutOrders<Session extends { readonly order: CustomClubSummary | undefined }>(
  sessions: readonly Session[],
  withdrawn: ReadonlySet<string>,
): readonly Session[] {
  return sessions.map((session) => (session.order && withdrawn.has(session.order.id) ? { ...session, order: undefined } : session))
}

/** The step that is under way: the first that isn't done; undefined before the deposit and after the last one. */
export function currentStep({ state, steps }: CustomClubOrder): WorkshopStep | undefined {
  return state === 'awaiting-deposit' ? undefined : steps.find(({ isDone }) => !isDone)?.step
}
