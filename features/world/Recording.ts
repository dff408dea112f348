import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import type { Obstacle } from './LinkTarget.ts'

export interface ScenarioRun {
  readonly feature: string
  readonly scenario: string
  readonly tags: readonly string[]
  readonly status: string
}

export interface CallRun {
  readonly call: string
  readonly method: string
  readonly url: string
  readonly graphql: { readonly kind: string; readonly name: string; readonly fields: readonly string[] } | null
  readonly status: number
  readonly scenario: string
}

/** The beginning of an example, for others to begin there: what a link brings along, or why there is none. */
export type Start = { readonly scenario: string; readonly path: string } | { readonly obstacle: Obstacle }

/** What the documentation shows of a scenario beside its outcome. */
export interface SceneRun {
  readonly feature: string
  readonly scenario: string
  /** As in the messages of the same run: it tells the rows of an outline apart. */
  readonly pickle: string
  /** Absent where it was not looked for, or never reached. */
  readonly start?: Start | undefined
  /** Names of files, by the index of the step after which they were taken. */
  readonly pictures: Readonly<Record<string, readonly string[]>>
}

const kinds = ['scenarios', 'calls', 'scenes'] as const

/** What a run leaves behind for the reports: a line for each scenario, each request, each scene. */
export class Recording {
  private readonly scenarios: ScenarioRun[] = []
  private readonly calls: CallRun[] = []
  private readonly scenes: SceneRun[] = []

  /** Whatever an earlier run has left goes. */
  static begin(assembly: string): void {
    mkdirSync('reports', { recursive: true })
    for (const kind of kinds) writeFileSync(fileOf(kind, assembly), '')
  }

  add(scenario: ScenarioRun, calls: readonly CallRun[], scene: SceneRun | undefined): void {
    this.scenarios.push(scenario)
    this.calls.push(...calls)
    if (scene) this.scenes.push(scene)
  }

  /** Those who run side by side each add theirs. */
  write(assembly: string): void {
    appendFileSync(fileOf('scenarios', assembly), lines(this.scenarios))
    appendFileSync(fileOf('calls', assembly), lines(this.calls))
    appendFileSync(fileOf('scenes', assembly), lines(this.scenes))
  }
}

function fileOf(records: (typeof kinds)[number], assembly: string): string {
  return `reports/${records}.${assembly}.ndjson`
}

function lines(records: readonly object[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}
