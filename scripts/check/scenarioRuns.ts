import * as z from 'zod/mini'

const time = z.object({ seconds: z.number(), nanos: z.number() })

const message = z.object({
  pickle: z.optional(z.object({ id: z.string(), uri: z.string(), name: z.string() })),
  stepDefinition: z.optional(z.object({ id: z.string(), pattern: z.object({ source: z.string() }) })),
  hook: z.optional(z.object({ id: z.string(), type: z.optional(z.string()), sourceReference: z.object({ uri: z.optional(z.string()) }) })),
  testCase: z.optional(
    z.object({
      id: z.string(),
      pickleId: z.string(),
      testSteps: z.array(z.object({ id: z.string(), hookId: z.optional(z.string()), stepDefinitionIds: z.optional(z.array(z.string())) })),
    }),
  ),
  testCaseStarted: z.optional(z.object({ id: z.string(), testCaseId: z.string(), timestamp: time })),
  testStepFinished: z.optional(
    z.object({
      testCaseStartedId: z.string(),
      testStepId: z.string(),
      testStepResult: z.object({ status: z.string(), duration: time }),
    }),
  ),
  testCaseFinished: z.optional(z.object({ testCaseStartedId: z.string(), timestamp: time, willBeRetried: z.boolean() })),
})
type Message = z.infer<typeof message>

export interface StepRun {
  readonly kind: 'step' | 'hook'
  readonly definition: string
  readonly milliseconds: number
}

export interface ScenarioRun {
  readonly title: string
  readonly startedAt: number
  readonly milliseconds: number
  readonly passed: boolean
  readonly steps: readonly StepRun[]
}

interface Attempt extends Omit<ScenarioRun, 'passed' | 'milliseconds' | 'steps'> {
  readonly testSteps: ReadonlyMap<string, Pick<StepRun, 'kind' | 'definition'>>
  readonly steps: StepRun[]
  isBroken: boolean
}

/** Reads line by line, also while the run is still writing. */
export class ScenarioRuns {
  readonly finished: ScenarioRun[] = []
  private readonly titles = new Map<string, string>()
  private readonly definitions = new Map<string, string>()
  private readonly cases = new Map<string, NonNullable<Message['testCase']>>()
  private readonly attempts = new Map<string, Attempt>()

  /** Cucumber announces all scenarios at the start. */
  get total(): number {
    return this.cases.size
  }

  get running(): readonly string[] {
    return [...this.attempts.values()].map(({ title }) => title)
  }

  read(line: string): void {
    // Skips sources and attachments, which are most of the bytes.
    if (!/^\{"(?:pickle|stepDefinition|hook|test\w+)":/.test(line)) return
    const { pickle, stepDefinition, hook, testCase, testCaseStarted, testStepFinished, testCaseFinished } = message.parse(JSON.parse(line))
    if (pickle) this.titles.set(pickle.id, `${pickle.uri}: ${pickle.name}`)
    if (stepDefinition) this.definitions.set(stepDefinition.id, stepDefinition.pattern.source)
    if (hook) this.definitions.set(hook.id, `${hook.type ?? 'HOOK'} ${hook.sourceReference.uri ?? ''}`.trim())
    if (testCase) this.cases.set(testCase.id, testCase)
    if (testCaseStarted) this.start(testCaseStarted)
    if (testStepFinished) this.addStep(testStepFinished)
    if (testCaseFinished) this.finish(testCaseFinished)
  }

  private start({ id, testCaseId, timestamp }: NonNullable<Message['testCaseStarted']>): void {
    const { pickleId = '', testSteps = [] } = this.cases.get(testCaseId) ?? {}
    const described = testSteps.map(({ id: stepId, hookId, stepDefinitionIds: [first = ''] = [] }) => {
      const kind: StepRun['kind'] = hookId === undefined ? 'step' : 'hook'
      return [stepId, { kind, definition: this.definitions.get(hookId ?? first) ?? 'undefined' }] as const
    })
    const title = this.titles.get(pickleId) ?? testCaseId
    this.attempts.set(id, { title, startedAt: millisecondsOf(timestamp), testSteps: new Map(described), steps: [], isBroken: false })
  }

  private addStep({ testCaseStartedId, testStepId, testStepResult }: NonNullable<Message['testStepFinished']>): void {
    const attempt = this.attempts.get(testCaseStartedId)
    if (!attempt) return
    if (testStepResult.status !== 'PASSED') attempt.isBroken = true
    const { kind, definition } = attempt.testSteps.get(testStepId) ?? { kind: 'step', definition: 'undefined' }
    attempt.steps.push({ kind, definition, milliseconds: millisecondsOf(testStepResult.duration) })
  }

  private finish({ testCaseStartedId, timestamp, willBeRetried }: NonNullable<Message['testCaseFinished']>): void {
    const attempt = this.attempts.get(testCaseStartedId)
    this.attempts.delete(testCaseStartedId)
    if (!attempt || willBeRetried) return
    const { title, startedAt, steps, isBroken } = attempt
    this.finished.push({ title, startedAt, milliseconds: millisecondsOf(timestamp) - startedAt, passed: !isBroken, steps })
  }
}

/** In order of completion; of repeated scenarios only the last attempt. */
export function scenarioRunsIn(messages: string): readonly ScenarioRun[] {
  const runs = new ScenarioRuns()
  for (const line of messages.split('\n')) runs.read(line)
  return runs.finished
}

function millisecondsOf({ seconds, nanos }: z.infer<typeof time>): number {
  return seconds * 1000 + nanos / 1e6
}
