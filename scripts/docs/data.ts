// What the generator writes and the site reads.

export const assemblies = ['model', 'browser'] as const
export type Assembly = (typeof assemblies)[number]

/** `elsewhere`: the example has no meaning in this assembly. */
export type Outcome = 'passed' | 'failed' | 'not-run' | 'elsewhere'
export type Outcomes = Readonly<Record<Assembly, Outcome>>

/** A step as the feature says it. */
export interface Sentence {
  /** `Given`, `And` … */
  readonly keyword: string
  readonly text: string
  readonly table?: readonly (readonly string[])[]
  readonly words?: string
  /** Known once a run has matched it: the step's definition, and which parts of the text are its values. */
  readonly expression?: string
  readonly values?: readonly (readonly [from: number, to: number])[]
}

export interface Failure {
  readonly assembly: Assembly
  /** What failed: a step, or what was looked at after the last one. */
  readonly step: number | null
  readonly message: string
}

export interface Step extends Sentence {
  /** Names of files in `pictures/`. */
  readonly pictures: readonly string[]
}

export type Beginning =
  | { readonly kind: 'link'; readonly path: string; readonly scenario: string }
  /** Why no link leads there; `unknown` while no run has looked. */
  | { readonly kind: 'none'; readonly obstacle: string }

export interface Example {
  readonly id: string
  readonly title: string
  /** Ids of rules, without those of the rule and the feature around it. */
  readonly tags: readonly string[]
  readonly steps: readonly Step[]
  readonly outcomes: Outcomes
  readonly failures: readonly Failure[]
  readonly beginning: Beginning
}

export interface Rule {
  readonly id: string
  readonly title: string
  readonly tags: readonly string[]
  /** What every example begins with, beside the feature's own. */
  readonly background: readonly Sentence[]
  readonly examples: readonly Example[]
}

export interface Feature {
  /** `scheduling/booking`: also its file under `data/`. */
  readonly id: string
  readonly context: string
  readonly title: string
  readonly why: string
  readonly file: string
  readonly tags: readonly string[]
  readonly background: readonly Sentence[]
  readonly rules: readonly Rule[]
}

export type Tally = Readonly<Record<Outcome, number>>

export interface RuleHead extends Pick<Rule, 'id' | 'title' | 'tags'> {
  readonly examples: number
  readonly tallies: Readonly<Record<Assembly, Tally>>
  /** Examples that ran in one assembly alone. */
  readonly inOne: number
  /** At least one example has passed somewhere, and none has failed. */
  readonly proven: boolean
}

export interface FeatureHead extends Pick<Feature, 'id' | 'title' | 'why'> {
  readonly rules: readonly RuleHead[]
}

export interface ContextHead {
  readonly name: string
  readonly features: readonly FeatureHead[]
}

export interface RunHead {
  /** As an instant. */
  readonly date: string
  readonly seconds: number | null
  readonly passed: number
  readonly failed: number
  /** Examples of the features that this run did not have. */
  readonly notRun: number
  readonly pictures: number
}

export interface Contents {
  readonly written: string
  readonly commit: string | null
  readonly runs: Readonly<Record<Assembly, RunHead | null>>
  readonly tests: { readonly date: string; readonly passed: number; readonly failed: number } | null
  readonly contexts: readonly ContextHead[]
  readonly links: { readonly demo: boolean; readonly faults: boolean; readonly bench: boolean }
}

/** One line of the search. */
export interface Entry {
  readonly kind: 'feature' | 'rule' | 'example'
  /** The address inside the site. */
  readonly path: string
  readonly title: string
  /** What stands above it. */
  readonly within: string
  readonly ids: string
  readonly steps: readonly string[]
}

export interface Proof {
  readonly path: string
  readonly title: string
  readonly outcomes: Outcomes
}

export interface ProvenRule {
  readonly id: string
  readonly context: string
  readonly examples: readonly Proof[]
  readonly tests: readonly { readonly title: string; readonly file: string; readonly passed: boolean }[]
}

export interface ReachedCall {
  readonly id: string
  readonly context: string
  /** `GET /api/v2/…`, or the operation's kind and name. */
  readonly wire: string
  readonly kind: string
  readonly reached: Readonly<Record<Assembly, { readonly requests: number; readonly scenarios: number }>>
}

export interface Coverage {
  readonly rules: readonly ProvenRule[]
  readonly calls: readonly ReachedCall[]
}
