import {
  type Assembly,
  assemblies,
  type Beginning,
  type Example,
  type Failure,
  type Feature,
  type Outcome,
  type Sentence,
  type Step,
} from './data.ts'
import type { Ran, Run } from './run.ts'
import type { Scene } from './scenes.ts'
import type { Written, WrittenFeature } from './specification.ts'

export interface Recorded {
  readonly run: Run
  readonly scenes: ReadonlyMap<string, Scene>
}

export type Recordings = Readonly<Record<Assembly, Recorded | undefined>>

export function joined(feature: WrittenFeature, recordings: Recordings): Feature {
  const rules = feature.rules.map((rule) => ({
    ...rule,
    background: understood(rule.background, feature.background.length, rule.examples, recordings),
    examples: rule.examples.map((written) => exampleOf(written, recordings)),
  }))
  const all = feature.rules.flatMap(({ examples }) => examples)
  return { ...feature, background: understood(feature.background, 0, all, recordings), rules }
}

function understood(
  background: readonly Sentence[],
  offset: number,
  examples: readonly Written[],
  { model, browser }: Recordings,
): readonly Sentence[] {
  const [found] = examples.flatMap((written) => foundIn(model, written) ?? foundIn(browser, written) ?? [])
  return background.map((sentence, index) => ({ ...sentence, ...found?.ran.steps[offset + index] }))
}

interface Found {
  readonly ran: Ran
  readonly scene: Scene | undefined
}

function exampleOf(written: Written, recordings: Recordings): Example {
  const { id, title, tags, steps, lead } = written
  const [model, browser] = [foundIn(recordings.model, written), foundIn(recordings.browser, written)]
  return {
    ...{ id, title, tags },
    steps: steps.map((sentence, index): Step => {
      const matched = (model ?? browser)?.ran.steps[lead + index]
      return { ...sentence, ...matched, pictures: browser?.scene?.pictures[lead + index] ?? [] }
    }),
    outcomes: { model: outcomeOf('model', written, model), browser: outcomeOf('browser', written, browser) },
    failures: assemblies.flatMap((assembly) => failureOf(assembly, assembly === 'model' ? model : browser, lead)),
    beginning: beginningOf(model?.scene ?? browser?.scene),
  }
}

function foundIn(recorded: Recorded | undefined, { key }: Written): Found | undefined {
  const ran = recorded?.run.examples.get(key)
  return recorded && ran && { ran, scene: recorded.scenes.get(ran.pickle) }
}

const browserOnly = ['browser', 'worker']

function outcomeOf(assembly: Assembly, { allTags }: Written, found: Found | undefined): Outcome {
  if (found) return found.ran.passed ? 'passed' : 'failed'
  return assembly === 'model' && allTags.some((tag) => browserOnly.includes(tag)) ? 'elsewhere' : 'not-run'
}

/** A failure in a background step is reported at the first step. */
function failureOf(assembly: Assembly, found: Found | undefined, lead: number): readonly Failure[] {
  const failure = found?.ran.failure
  if (!failure) return []
  return [{ assembly, step: failure.step === null ? null : Math.max(0, failure.step - lead), message: failure.message }]
}

function beginningOf(scene: Scene | undefined): Beginning {
  const start = scene?.start
  if (!start) return { kind: 'none', obstacle: scene ? 'browser' : 'unknown' }
  return 'obstacle' in start ? { kind: 'none', obstacle: start.obstacle } : { kind: 'link', ...start }
}
