import { scenarioRunsIn } from '../../scripts/check/scenarioRuns.ts'

export interface FeatureRun {
  readonly milliseconds: number
  readonly count: number
  readonly failed: number
}

export function featureRunIn(messages: string): FeatureRun {
  const runs = scenarioRunsIn(messages)
  if (runs.length === 0) throw new Error('No scenario has run')
  const started = Math.min(...runs.map(({ startedAt }) => startedAt))
  const ended = Math.max(...runs.map(({ startedAt, milliseconds }) => startedAt + milliseconds))
  return { milliseconds: ended - started, count: runs.length, failed: runs.filter(({ passed }) => !passed).length }
}
