import type { Money } from '../money.ts'

export interface OrderedClub {
  readonly id: string
  readonly name: string
  readonly specification: readonly string[]
  readonly quantity: number
}

/** Contained in the total of clubs; added to their prices, unless it is included in them. */
export interface ClubTax {
  readonly label: string
  readonly amount: Money
  readonly isIncluded: boolean
}

/** Of the clubs that were fitted together, what can be ordered together. `id`: its name on the wire. */
export interface ClubSet {
  readonly id: string
  readonly name: string
  readonly clubs: readonly OrderedClub[]
  readonly total: Money
  readonly tax: ClubTax | undefined
  readonly deposit: Money
}

export interface UsedCode {
  readonly code: string
  readonly amount: Money
}

export const clubOrderStates = ['open', 'placed', 'processing', 'taken', 'returned'] as const

/** `placed`: ordered, and its deposit is due. `processing`: its deposit is under way. */
export type ClubOrderState = (typeof clubOrderStates)[number]

/** An order of custom-fit clubs. `maskId`: its cart, as the checks of codes name it. */
export interface ClubOrder {
  readonly id: string
  readonly storeCode: string
  /** The shop's number of the store. */
  readonly storeId: number
  readonly maskId: string
  readonly sets: readonly ClubSet[]
  /** The set that was ordered or, before, the one that was chosen at the fitting. */
  readonly setId: string | undefined
  readonly state: ClubOrderState
  /** Of the shop's order, once it is placed. */
  readonly placed: { readonly id: number; readonly number: string } | undefined
  /** What was charged for the deposit, once it was. */
  readonly paid: Money | undefined
  /** Codes that pay a part of the deposit: accepted for it, or used once it is paid. */
  readonly couponUsage: readonly UsedCode[]
  readonly giftCodeUsage: readonly UsedCode[]
}

export function setIn({ sets, setId }: Pick<ClubOrder, 'sets' | 'setId'>, chosen?: string): ClubSet | undefined {
  return sets.find(({ id }) => id === (chosen ?? setId)) ?? sets[0]
}

/** Due when the clubs are collected. */
export function restOf({ total, deposit }: Pick<ClubSet, 'total' | 'deposit'>): Money {
  return { minor: total.minor - deposit.minor, currency: total.currency }
}

/** Once the order is placed, its set is decided. */
export function isSetOpen({ state }: Pick<ClubOrder, 'state'>): boolean {
  return state === 'open'
}

export function isDue({ state }: Pick<ClubOrder, 'state'>): boolean {
  return state === 'open' || state === 'placed'
}
