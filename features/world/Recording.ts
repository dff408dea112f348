import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import type { Obstacle } from './LinkTarget.ts'
import type { SentField } from './sentFields.ts'

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
  /** What the body or the variables of an operation contain. */
  readonly fields: readonly SentField[]
  readonly scenario: string
}

export type ScenarioStart = { readonly scenario: string; readonly path: string } | { readonly obstacle: Obstacle }

export interface ScenarioIllustration {
  readonly feature: string
  readonly scenario: string
  /** As in the messages of the same run: distinguishes rows of an outline. */
  readonly pickle: string
  readonly start?: ScenarioStart | undefined
  readonly pictures: Readonly<Record<string, readonly string[]>>
}

const kinds = ['scenarios', 'calls', 'scenes'] as const

export class Recording {
  private readonly scenarios: ScenarioRun[] = []
  private readonly calls: CallRun[] = []
  private readonly scenes: ScenarioIllustration[] = []

  static clear(assembly: string): void {
    mkdirSync('reports', { recursive: true })
    for (const kind of kinds) writeFileSync(fileOf(kind, assembly), '')
  }

  add(scenario: ScenarioRun, calls: readonly CallRun[], scene: ScenarioIllustration | undefined): void {
    this.scenarios.push(scenario)
    this.calls.push(...calls)
    if (scene) this.scenes.push(scene)
  }

  /** Parallel workers append. */
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
