import { mkdirSync, writeFileSync } from 'node:fs'
import type { Obstacle } from '../actors/Standing.ts'

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

/** What a run leaves behind for the reports: a line for each scenario, each request, each scene. */
export class Recording {
  private readonly scenarios: ScenarioRun[] = []
  private readonly calls: CallRun[] = []
  private readonly scenes: SceneRun[] = []

  add(scenario: ScenarioRun, calls: readonly CallRun[], scene: SceneRun | undefined): void {
    this.scenarios.push(scenario)
    this.calls.push(...calls)
    if (scene) this.scenes.push(scene)
  }

  write(assembly: string): void {
    mkdirSync('reports', { recursive: true })
    writeFileSync(`reports/scenarios.${assembly}.ndjson`, lines(this.scenarios))
    writeFileSync(`reports/calls.${assembly}.ndjson`, lines(this.calls))
    writeFileSync(`reports/scenes.${assembly}.ndjson`, lines(this.scenes))
  }
}

function lines(records: readonly object[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}
