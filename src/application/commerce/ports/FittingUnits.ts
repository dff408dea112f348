import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

export interface Units {
  /** Metres instead of yards. */
  readonly metricDistances: boolean
  /** Kilometres per hour instead of miles. */
  readonly metricSpeeds: boolean
}

/** The units in which the player reads measurements. */
export type FittingUnits = Source<Units>
export const FittingUnits: Token<FittingUnits> = token('FittingUnits')
