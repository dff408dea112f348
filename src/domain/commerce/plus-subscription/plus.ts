/** SELECT: the plans are offered; PAYMENT: a trial or plan is on its way. */
export const buyStatuses = ['SELECT', 'PAYMENT', 'SUCCESS', 'FAILED'] as const
export type BuyStatus = (typeof buyStatuses)[number]

const next: Readonly<Record<BuyStatus, readonly BuyStatus[]>> = {
  SELECT: ['PAYMENT'],
  PAYMENT: ['SUCCESS', 'FAILED'],
  SUCCESS: [],
  FAILED: ['SELECT'],
}

export function mayFollow(status: BuyStatus, target: BuyStatus): boolean {
  return next[status].includes(target)
}

export const plusStates = ['none', 'trial', 'active'] as const
export const trialStates = ['available', 'running', 'used'] as const

export interface PlusSubscription {
  readonly state: (typeof plusStates)[number]
  readonly name: string | undefined
  /** The last day, or the day of the next payment if it renews. */
  readonly until: Temporal.PlainDate | undefined
  readonly renews: boolean
}

export interface PlusTrial {
  readonly state: (typeof trialStates)[number]
  /** How long it lasts. */
  readonly days: number
  readonly endsOn: Temporal.PlainDate | undefined
}

/** A trial is not offered to subscribers. */
export function isTrialShown({ state }: PlusTrial, plus: PlusSubscription | undefined): boolean {
  return state === 'running' || (state === 'available' && plus?.state !== 'active')
}

/** Counts down on the last days of a trial; undefined before. */
export function trialDaysLeft({ state, endsOn }: PlusTrial, today: Temporal.PlainDate): number | undefined {
  if (state !== 'running' || !endsOn) return undefined
  return Math.max(0, today.until(endsOn).days)
}
