import { existsSync, readFileSync } from 'node:fs'
import { type ScenarioRun, type StepRun, scenarioRunsIn } from '../../scripts/check/scenarioRuns.ts'
import { slowestRuns } from '../../scripts/check/summary.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { sampleOf, singleSample } from './statistics.ts'

const eighths = 8
const hundred = 100
const definitions = 25
const slowestCount = 15

export async function scenarioTimes(): Promise<readonly Measurement[]> {
  const found = ['model', 'browser'].filter((assembly) => existsSync(messagesOf(assembly)))
  if (found.length === 0) throw new Error('No features have run yet. Run: npm test')
  return found.flatMap((assembly) => timesIn(assembly, scenarioRunsIn(readFileSync(messagesOf(assembly), 'utf8'))))
}

function messagesOf(assembly: string): string {
  return `reports/${assembly}.ndjson`
}

/** In order of start: a run that slows down leaks something. */
export function timesIn(assembly: string, runs: readonly ScenarioRun[]): readonly Measurement[] {
  if (runs.length === 0) throw new Error(`No scenario has run in ${assembly}`)
  const ordered = [...runs].sort((one, other) => one.startedAt - other.startedAt)
  const ofSteps = byDefinition(runs.flatMap(({ steps }) => steps))
  const named = (measurements: readonly Measurement[]) => measurements.map((row) => ({ ...row, what: `${assembly}: ${row.what}` }))
  return named([
    ...eighthsOf(ordered),
    ...(ordered.length >= 2 * hundred ? [firstAndLast(ordered)] : []),
    ...ofSteps.slice(0, definitions).map(definitionLine),
    ...slowestRuns(runs, slowestCount).map(
      (run): Measurement => ({ what: run.title, unit: 'ms', product: singleSample(run.milliseconds) }),
    ),
  ])
}

function eighthsOf(ordered: readonly ScenarioRun[]): readonly Measurement[] {
  const size = Math.ceil(ordered.length / eighths)
  const [first] = ordered
  return Array.from({ length: Math.ceil(ordered.length / size) }, (_, index) => {
    const part = ordered.slice(index * size, (index + 1) * size)
    const seconds = Math.round(((part[0]?.startedAt ?? 0) - (first?.startedAt ?? 0)) / 1000)
    const note = `${part.length} scenarios, from ${seconds} s on`
    return { what: `average of eighth ${index + 1}`, unit: 'ms', product: singleSample(averageOf(part)), note }
  })
}

function firstAndLast(ordered: readonly ScenarioRun[]): Measurement {
  return {
    ...{ what: `average of the last ${hundred} scenarios`, unit: 'ms', goal: goals.lastScenarios },
    product: singleSample(averageOf(ordered.slice(-hundred))),
    floor: { name: `the first ${hundred}`, sample: singleSample(averageOf(ordered.slice(0, hundred))) },
  }
}

function averageOf(runs: readonly ScenarioRun[]): number {
  return runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / runs.length
}

interface DefinitionTimes extends Omit<StepRun, 'milliseconds'> {
  readonly each: readonly number[]
  readonly total: number
}

function byDefinition(steps: readonly StepRun[]): readonly DefinitionTimes[] {
  const groups = Map.groupBy(steps, ({ kind, definition }) => `${kind} ${definition}`)
  return [...groups.values()]
    .flatMap((group): DefinitionTimes[] => {
      const each = group.map(({ milliseconds }) => milliseconds)
      return group[0] ? [{ ...group[0], each, total: each.reduce((sum, one) => sum + one, 0) }] : []
    })
    .sort((one, other) => other.total - one.total)
}

function definitionLine({ kind, definition, each, total }: DefinitionTimes): Measurement {
  const note = `${each.length} times, ${Math.round(total / each.length)} ms on average, ${(total / 1000).toFixed(1)} s altogether`
  return { what: `${kind} ${definition}`, unit: 'ms', product: sampleOf(each), note }
}
