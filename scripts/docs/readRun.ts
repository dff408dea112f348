import * as z from 'zod/mini'
import { pickleKey } from './pickleKey.ts'
import { readLines, UnreadableReportError } from './readReport.ts'

const time = z.object({ seconds: z.number(), nanos: z.number() })
const matched = z.object({
  stepMatchArguments: z.array(z.object({ group: z.object({ start: z.optional(z.number()), value: z.optional(z.nullable(z.string())) }) })),
})
const status = z.object({ status: z.string(), message: z.optional(z.string()) })

const envelope = z.object({
  pickle: z.optional(
    z.object({
      id: z.string(),
      uri: z.string(),
      name: z.string(),
      steps: z.array(z.object({ id: z.string(), text: z.string(), argument: z.optional(z.unknown()) })),
    }),
  ),
  stepDefinition: z.optional(z.object({ id: z.string(), pattern: z.object({ source: z.string() }) })),
  testCase: z.optional(
    z.object({
      id: z.string(),
      pickleId: z.string(),
      testSteps: z.array(
        z.object({
          id: z.string(),
          pickleStepId: z.optional(z.string()),
          stepDefinitionIds: z.optional(z.array(z.string())),
          stepMatchArgumentsLists: z.optional(z.array(matched)),
        }),
      ),
    }),
  ),
  testRunStarted: z.optional(z.object({ timestamp: time })),
  testRunFinished: z.optional(z.object({ timestamp: time })),
  testCaseStarted: z.optional(z.object({ id: z.string(), testCaseId: z.string() })),
  testStepFinished: z.optional(z.object({ testCaseStartedId: z.string(), testStepId: z.string(), testStepResult: status })),
  testCaseFinished: z.optional(z.object({ testCaseStartedId: z.string() })),
})
type Envelope = z.infer<typeof envelope>
type TestCase = NonNullable<Envelope['testCase']>

export interface MatchedStep {
  readonly expression: string
  readonly values: readonly (readonly [number, number])[]
}

export interface ScenarioResult {
  readonly pickle: string
  readonly passed: boolean
  readonly failure: { readonly step: number | null; readonly message: string } | undefined
  readonly steps: readonly (MatchedStep | undefined)[]
}

export interface AssemblyRun {
  readonly date: string
  readonly seconds: number | null
  readonly examples: ReadonlyMap<string, ScenarioResult>
}

export function readRun(file: string): AssemblyRun {
  const run = runOf(readLines(file, envelope))
  if (!run) throw new UnreadableReportError(`${file} tells of no run`)
  return run
}

function runOf(messages: readonly Envelope[]): AssemblyRun | undefined {
  const begun = messages.find(({ testRunStarted }) => testRunStarted)?.testRunStarted?.timestamp
  const ended = messages.find(({ testRunFinished }) => testRunFinished)?.testRunFinished?.timestamp
  if (!begun) return undefined
  const seconds = ended ? Math.round(millisecondsOf(ended) - millisecondsOf(begun)) / 1000 : null
  return { date: new Date(millisecondsOf(begun)).toISOString(), seconds, examples: examplesOf(messages) }
}

function examplesOf(messages: readonly Envelope[]): ReadonlyMap<string, ScenarioResult> {
  const cases = new Map(messages.flatMap(({ testCase }) => (testCase ? [[testCase.id, testCase]] : [])))
  const begun = new Map(messages.flatMap(({ testCaseStarted: one }) => (one ? [[one.id, cases.get(one.testCaseId)]] : [])))
  const expressions = new Map(messages.flatMap(({ stepDefinition: one }) => (one ? [[one.id, one.pattern.source]] : [])))
  const results = Map.groupBy(
    messages.flatMap(({ testStepFinished: one }) => (one ? [one] : [])),
    ({ testCaseStartedId }) => testCaseStartedId,
  )
  const ended = messages.flatMap(({ testCaseFinished: one }) => (one ? [one.testCaseStartedId] : []))
  const ran = ended.flatMap((id) => {
    const testCase = begun.get(id)
    return testCase ? [[testCase.pickleId, ranOf(testCase, results.get(id) ?? [], expressions)] as const] : []
  })
  const byPickle = new Map(ran)
  return new Map(
    messages.flatMap(({ pickle }) => {
      const found = pickle && byPickle.get(pickle.id)
      return pickle && found ? [[pickleKey(pickle), found]] : []
    }),
  )
}

function ranOf(
  { pickleId, testSteps }: TestCase,
  results: readonly NonNullable<Envelope['testStepFinished']>[],
  expressions: ReadonlyMap<string, string>,
): ScenarioResult {
  const steps = testSteps.filter(({ pickleStepId }) => pickleStepId !== undefined)
  const broken = results.find(({ testStepResult }) => testStepResult.status !== 'PASSED')
  const index = steps.findIndex(({ id }) => id === broken?.testStepId)
  return {
    pickle: pickleId,
    passed: results.length > 0 && !broken,
    failure: broken && { step: index < 0 ? null : index, message: messageOf(broken.testStepResult) },
    steps: steps.map(({ stepDefinitionIds: [id = ''] = [], stepMatchArgumentsLists: [match] = [] }) => {
      const expression = expressions.get(id)
      return expression === undefined ? undefined : { expression, values: valuesOf(match) }
    }),
  }
}

function valuesOf(match: z.infer<typeof matched> | undefined): MatchedStep['values'] {
  return (match?.stepMatchArguments ?? []).flatMap(({ group: { start, value } }) =>
    start === undefined || !value ? [] : [[start, start + value.length] as const],
  )
}

const longest = 1500

/** Without the stack trace, which is in the reports. */
function messageOf({ status: word, message = '' }: z.infer<typeof status>): string {
  const lines = message.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '').split('\n')
  const told = lines.filter((line) => !/^\s+at /.test(line)).join('\n')
  return told.trim().slice(0, longest) || word.toLowerCase()
}

function millisecondsOf({ seconds, nanos }: z.infer<typeof time>): number {
  return seconds * 1000 + nanos / 1_000_000
}
