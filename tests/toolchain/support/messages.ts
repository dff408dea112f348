export interface ScenarioSpec {
  readonly id: string
  readonly title?: string
  readonly steps?: readonly string[]
  /** Seconds since 1970. */
  readonly start?: number
  readonly willBeRetried?: boolean
  readonly isFinished?: boolean
}

const at = (seconds: number) => ({ seconds, nanos: 0 })

export function plannedMessages(scenarios: readonly ScenarioSpec[]): string {
  const definitions = [
    { meta: { protocolVersion: '34' } },
    { stepDefinition: { id: 'd1', pattern: { source: 'a lesson is booked' } } },
    { hook: { id: 'h1', type: 'BEFORE_TEST_CASE', sourceReference: { uri: 'features/hooks.ts' } } },
  ]
  const cases = scenarios.flatMap(({ id, title = id, steps = [] }) => [
    { pickle: { id: `p${id}`, uri: 'features/a.feature', name: title } },
    { testCase: { id: `c${id}`, pickleId: `p${id}`, testSteps: steps.map((_, index) => testStep(`${id}-${index}`, index)) } },
  ])
  return linesOf([...definitions, ...cases])
}

function testStep(id: string, index: number) {
  return index === 0 ? { id, hookId: 'h1' } : { id, stepDefinitionIds: ['d1'] }
}

export function runMessages(scenarios: readonly ScenarioSpec[]): string {
  return linesOf(
    scenarios.flatMap(({ id, steps = [], start = 0, willBeRetried = false, isFinished = true }) => [
      { testCaseStarted: { id, testCaseId: `c${id}`, timestamp: at(start) } },
      ...steps.map((status, index) => ({
        testStepFinished: {
          ...{ testCaseStartedId: id, testStepId: `${id}-${index}` },
          testStepResult: { status, duration: { seconds: 0, nanos: 100_000_000 } },
        },
      })),
      ...(isFinished ? [{ testCaseFinished: { testCaseStartedId: id, timestamp: at(start + 1), willBeRetried } }] : []),
    ]),
  )
}

export function messagesOf(scenarios: readonly ScenarioSpec[]): string {
  return plannedMessages(scenarios) + runMessages(scenarios)
}

function linesOf(messages: readonly unknown[]): string {
  return messages.map((message) => `${JSON.stringify(message)}\n`).join('')
}
