import * as z from 'zod/mini'

export interface Count {
  readonly passed: number
  readonly failed: number
}

const vitest = z.object({
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

/** Of Vitest's JSON report. A file that could not be read counts as a failed test, and so does a test left out. */
export function ofVitest(report: string): Count {
  const files = vitest.parse(JSON.parse(report)).testResults
  const tests = files.flatMap(({ status, assertionResults }) => (assertionResults.length > 0 ? assertionResults : [{ status }]))
  const passed = tests.filter(({ status }) => status === 'passed').length
  return { passed, failed: tests.length - passed }
}

const message = z.object({
  testStepFinished: z.optional(z.object({ testCaseStartedId: z.string(), testStepResult: z.object({ status: z.string() }) })),
  testCaseFinished: z.optional(z.object({ testCaseStartedId: z.string(), willBeRetried: z.boolean() })),
})

/** Of Cucumber's messages, a line each. Only a scenario whose steps all passed has passed. */
export function ofCucumber(messages: string): Count {
  const lines = messages.split('\n').filter((line) => line !== '')
  const found = lines.map((line) => message.parse(JSON.parse(line)))
  const broken = new Set(
    found.flatMap(({ testStepFinished: step }) => (step && step.testStepResult.status !== 'PASSED' ? [step.testCaseStartedId] : [])),
  )
  const ended = found.flatMap(({ testCaseFinished: end }) => (end && !end.willBeRetried ? [end.testCaseStartedId] : []))
  const failed = ended.filter((id) => broken.has(id)).length
  return { passed: ended.length - failed, failed }
}
