import type { TrackingType } from '#domain/rounds/tracking'
import type { TrackingField } from '#domain/rounds/trackingDraft'
import type { Progress } from '../../session/actors/ContactActor.ts'

export type TrackingInput = Partial<Readonly<Record<TrackingField, string>>>

export interface TrackingActor {
  open(): Promise<void>
  choose(type: TrackingType): Promise<void>
  /** Counts that are not given are 0. */
  track(input: TrackingInput): Promise<void>
  changeScore(score: string): Promise<void>
  deleteLatest(): Promise<void>
  /** What was deleted last. */
  bringBack(): Promise<void>
  showDefinitions(): Promise<void>
  showScrambling(): Promise<void>

  type(): Promise<TrackingType | undefined>
  /** As it is written: "27%". */
  average(): Promise<string>
  /** "Three Lakes, 87" */
  latest(): Promise<string>
  progress(): Promise<Progress>
  explained(): Promise<number>
  /** Chances, scrambles and share of the latest round. */
  scrambling(): Promise<string>
}

export const noCounts: TrackingInput = {
  greensInRegulation: '0',
  nearTheGreen: '0',
  scrambles: '0',
  badThreePutts: '0',
  terribleTeeShots: '0',
}
