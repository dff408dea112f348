import { scenarioRunsIn } from '../../scripts/check/scenarioRuns.ts'

/** A run of the features as its messages tell it. */
export interface FeatureRun {
  readonly milliseconds: number
  readonly count: number
  readonly failed: number
}

/** From the first scenario's start to the last one's end: hooks between them count. */
export function featureRunIn(messages: string): FeatureRun {
  const runs = scenarioRunsIn(messages)
  if (runs.length === 0) throw new Error('No scenario has run')
  const started = Math.min(...runs.map(({ startedAt }) => startedAt))
  const ended = Math.max(...runs.map(({ startedAt, milliseconds }) => startedAt + milliseconds))
  return { milliseconds: ended - started, count: runs.length, failed: runs.filter(({ passed }) => !passed).length }
}
