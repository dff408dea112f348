import {
  type Assembly,
  assemblies,
  type DemoStart,
  type Example,
  type Failure,
  type Feature,
  type Outcome,
  type Step,
  type StepText,
} from './data.ts'
import type { ScenarioIllustration } from './readIllustrations.ts'
import type { AssemblyRun, ScenarioResult } from './readRun.ts'
import type { SpecifiedExample, SpecifiedFeature } from './specification.ts'

export interface AssemblyRecording {
  readonly run: AssemblyRun
  readonly scenes: ReadonlyMap<string, ScenarioIllustration>
}

export type Recordings = Readonly<Record<Assembly, AssemblyRecording | undefined>>

/** `selection`: locations of the examples that `npm test` runs in Chromium. */
export function withResults(feature: SpecifiedFeature, recordings: Recordings, selection: ReadonlySet<string>): Feature {
  const rules = feature.rules.map((rule) => ({
    ...rule,
    background: withStepDefinitions(rule.background, feature.background.length, rule.examples, recordings),
    examples: rule.examples.map((written) => exampleOf(written, recordings, selection)),
  }))
  const all = feature.rules.flatMap(({ examples }) => examples)
  return { ...feature, background: withStepDefinitions(feature.background, 0, all, recordings), rules }
}

function withStepDefinitions(
  background: readonly StepText[],
  offset: number,
  examples: readonly SpecifiedExample[],
  { model, browser }: Recordings,
): readonly StepText[] {
  const [found] = examples.flatMap((written) => foundIn(model, written) ?? foundIn(browser, written) ?? [])
  return background.map((sentence, index) => ({ ...sentence, ...found?.ran.steps[offset + index] }))
}

interface Found {
  readonly ran: ScenarioResult
  readonly scene: ScenarioIllustration | undefined
}

function exampleOf(written: SpecifiedExample, recordings: Recordings, selection: ReadonlySet<string>): Example {
  const { id, title, tags, steps, lead, allTags, location } = written
  const isExpected = { model: !allTags.some((tag) => browserOnly.includes(tag)), browser: selection.has(location) }
  const [model, browser] = [foundIn(recordings.model, written), foundIn(recordings.browser, written)]
  return {
    ...{ id, title, tags },
    steps: steps.map((sentence, index): Step => {
      const matched = (model ?? browser)?.ran.steps[lead + index]
      return { ...sentence, ...matched, pictures: browser?.scene?.pictures[lead + index] ?? [] }
    }),
    outcomes: { model: outcomeOf(model, isExpected.model), browser: outcomeOf(browser, isExpected.browser) },
    failures: assemblies.flatMap((assembly) => failureOf(assembly, assembly === 'model' ? model : browser, lead)),
    beginning: beginningOf(model?.scene ?? browser?.scene),
  }
}

function foundIn(recorded: AssemblyRecording | undefined, { key }: SpecifiedExample): Found | undefined {
  const ran = recorded?.run.examples.get(key)
  return recorded && ran && { ran, scene: recorded.scenes.get(ran.pickle) }
}

const browserOnly = ['browser', 'worker']

function outcomeOf(found: Found | undefined, isExpected: boolean): Outcome {
  if (found) return found.ran.passed ? 'passed' : 'failed'
  return isExpected ? 'not-run' : 'elsewhere'
}

/** A failure in a background step is reported at the first step. */
function failureOf(assembly: Assembly, found: Found | undefined, lead: number): readonly Failure[] {
  const failure = found?.ran.failure
  if (!failure) return []
  return [{ assembly, step: failure.step === null ? null : Math.max(0, failure.step - lead), message: failure.message }]
}

function beginningOf(scene: ScenarioIllustration | undefined): DemoStart {
  const start = scene?.start
  if (!start) return { kind: 'none', obstacle: scene ? 'browser' : 'unknown' }
  return 'obstacle' in start ? { kind: 'none', obstacle: start.obstacle } : { kind: 'link', ...start }
}
