import type { RoundTee } from '#domain/rounds/round'
import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

export interface Player {
  readonly id: string
  /** Distances in metres instead of yards. */
  readonly metricDistances: boolean
  /** Kilometres per hour instead of miles. */
  readonly metricSpeeds: boolean
  /** Whose ratings of tees count; absent where it is unknown. */
  readonly players?: RoundTee['players'] | undefined
  readonly homeCentreId?: string | undefined
}

/** Whose bags they are; absent while signed out or not yet read. */
export type CurrentGolfer = Source<Player | undefined>
export const CurrentGolfer: Token<CurrentGolfer> = token('CurrentGolfer')
