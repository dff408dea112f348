import { type ScenarioRun, scenarioRunsIn } from './scenarioRuns.ts'
import type { Finished } from './step.ts'

export function stepTimes(results: readonly Finished[]): string {
  const sorted = [...results].sort((one, other) => other.seconds - one.seconds)
  return ['Time of each step', ...sorted.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`)].join('\n')
}

export function slowest(runs: readonly ScenarioRun[], count: number): readonly ScenarioRun[] {
  return [...runs].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, count)
}

export function slowestScenarios(assembly: string, messages: string): string {
  const lines = slowest(scenarioRunsIn(messages), 5).map(({ title, milliseconds }) => {
    return `  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`
  })
  return [`Slowest scenarios in ${assembly}`, ...lines].join('\n')
}
