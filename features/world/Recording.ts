import { mkdirSync, writeFileSync } from 'node:fs'

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

/** What a run leaves behind for the reports: one line a scenario, one a request. */
export class Recording {
  private readonly scenarios: ScenarioRun[] = []
  private readonly calls: CallRun[] = []

  add(scenario: ScenarioRun, calls: readonly CallRun[]): void {
    this.scenarios.push(scenario)
    this.calls.push(...calls)
  }

  write(assembly: string): void {
    mkdirSync('reports', { recursive: true })
    writeFileSync(`reports/scenarios.${assembly}.ndjson`, lines(this.scenarios))
    writeFileSync(`reports/calls.${assembly}.ndjson`, lines(this.calls))
  }
}

function lines(records: readonly object[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}
