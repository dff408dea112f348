import { type ScenarioRun, scenarioRunsIn } from './scenarioRuns.ts'
import type { FinishedStep } from './step.ts'

export function stepTimes(results: readonly FinishedStep[]): string {
  const sorted = [...results].sort((one, other) => other.seconds - one.seconds)
  return ['Time of each step', ...sorted.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`)].join('\n')
}

/** At the end, because whoever keeps only a part of a long output keeps its end. */
export function failuresOf(results: readonly FinishedStep[]): string | undefined {
  const lines = results
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, failures = [] }) => [`  ${name}`, ...failures.map((one) => `    ${one}`)])
  return lines.length > 0 ? ['Failed', ...lines].join('\n') : undefined
}

export function slowestRuns(runs: readonly ScenarioRun[], count: number): readonly ScenarioRun[] {
  return [...runs].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, count)
}

interface ScenarioTimes {
  /** One line for each scenario, the slowest first. */
  readonly lines: readonly string[]
  readonly average: string
}

export function scenarioTimes(messages: string): ScenarioTimes {
  const runs = scenarioRunsIn(messages)
  const total = runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  return { lines: slowestRuns(runs, runs.length).map(timeOf), average: seconds(total / Math.max(1, runs.length)) }
}

export function slowestScenarios(assembly: string, { lines, average }: ScenarioTimes, file: string): string {
  const title = `Slowest of ${lines.length} scenarios in ${assembly}, which took ${average} s on average (all in ${file})`
  return [title, ...lines.slice(0, 5)].join('\n')
}

function timeOf({ title, milliseconds }: ScenarioRun): string {
  return `  ${seconds(milliseconds).padStart(6)} s  ${title}`
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1)
}
