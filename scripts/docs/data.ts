export const assemblies = ['model', 'browser'] as const
export type Assembly = (typeof assemblies)[number]

/** `elsewhere`: not run because `npm test` runs the example in the other assembly only. */
export type Outcome = 'passed' | 'failed' | 'not-run' | 'elsewhere'
export type Outcomes = Readonly<Record<Assembly, Outcome>>

export interface StepText {
  readonly keyword: string
  readonly text: string
  readonly table?: readonly (readonly string[])[]
  readonly words?: string
  readonly expression?: string
  readonly values?: readonly (readonly [from: number, to: number])[]
}

export interface Failure {
  readonly assembly: Assembly
  readonly step: number | null
  readonly message: string
}

export interface Step extends StepText {
  readonly pictures: readonly string[]
}

export type DemoStart =
  | { readonly kind: 'link'; readonly path: string; readonly scenario: string }
  | { readonly kind: 'none'; readonly obstacle: string }

export interface Example {
  readonly id: string
  readonly title: string
  readonly tags: readonly string[]
  readonly steps: readonly Step[]
  readonly outcomes: Outcomes
  readonly failures: readonly Failure[]
  readonly beginning: DemoStart
}

export interface Rule {
  readonly id: string
  readonly title: string
  readonly tags: readonly string[]
  readonly background: readonly StepText[]
  readonly examples: readonly Example[]
}

export interface Feature {
  readonly id: string
  readonly context: string
  readonly title: string
  readonly why: string
  readonly file: string
  readonly tags: readonly string[]
  readonly background: readonly StepText[]
  readonly rules: readonly Rule[]
}

export type OutcomeCounts = Readonly<Record<Outcome, number>>

export interface RuleSummary extends Pick<Rule, 'id' | 'title' | 'tags'> {
  readonly examples: number
  readonly tallies: Readonly<Record<Assembly, OutcomeCounts>>
  readonly inOne: number
  readonly proven: boolean
}

export interface FeatureSummary extends Pick<Feature, 'id' | 'title' | 'why'> {
  readonly rules: readonly RuleSummary[]
}

export interface ContextSummary {
  readonly name: string
  readonly features: readonly FeatureSummary[]
}

export interface RunSummary {
  readonly date: string
  readonly seconds: number | null
  readonly passed: number
  readonly failed: number
  readonly notRun: number
  readonly pictures: number
}

export interface Contents {
  readonly written: string
  readonly commit: string | null
  readonly runs: Readonly<Record<Assembly, RunSummary | null>>
  readonly tests: { readonly date: string; readonly passed: number; readonly failed: number } | null
  readonly contexts: readonly ContextSummary[]
  readonly links: { readonly demo: boolean; readonly faults: boolean; readonly bench: boolean }
}

export interface SearchEntry {
  readonly kind: 'feature' | 'rule' | 'example'
  readonly path: string
  readonly title: string
  readonly within: string
  readonly ids: string
  readonly steps: readonly string[]
}

export interface RuleProof {
  readonly path: string
  readonly title: string
  readonly outcomes: Outcomes
}

export interface ProvenRule {
  readonly id: string
  readonly context: string
  readonly examples: readonly RuleProof[]
  readonly tests: readonly { readonly title: string; readonly file: string; readonly passed: boolean }[]
}

export interface CoveredCall {
  readonly id: string
  readonly context: string
  readonly wire: string
  readonly kind: string
  readonly reached: Readonly<Record<Assembly, { readonly requests: number; readonly scenarios: number }>>
}

export interface Coverage {
  readonly rules: readonly ProvenRule[]
  readonly calls: readonly CoveredCall[]
}
