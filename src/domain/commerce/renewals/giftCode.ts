import { withoutGroups } from '../../shared/typedText.ts'
import type { Money } from '../money.ts'

export const giftCodeStates = ['pending', 'active', 'disabled', 'used', 'expired', 'deleted'] as const
export type GiftCodeState = (typeof giftCodeStates)[number]

export interface GiftCode {
  readonly code: string
  readonly state: GiftCodeState
  readonly balance: Money
}

export type GiftCodeProblem = 'missing' | 'unknown' | 'repeated' | Exclude<GiftCodeState, 'active' | 'deleted'>

/** Pasted codes come in any grouping; full-width characters, dashes and case don't count. */
export function giftCodeIn(text: string): string {
  return withoutGroups(text).toUpperCase()
}

/** Undefined if it pays. `found` is undefined for a code that the club doesn't know. */
export function giftCodeProblem(found: GiftCode | undefined): GiftCodeProblem | undefined {
  if (!found || found.state === 'deleted') return 'unknown'
  if (found.state !== 'active') return found.state
  return found.balance.minor > 0 ? undefined : 'used'
}
