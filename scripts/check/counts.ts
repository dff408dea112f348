import * as z from 'zod/mini'
import { scenarioRunsIn } from './scenarioRuns.ts'

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

/** Of Cucumber's messages, a line each. Only a scenario whose steps all passed has passed. */
export function ofCucumber(messages: string): Count {
  const runs = scenarioRunsIn(messages)
  const passed = runs.filter((run) => run.passed).length
  return { passed, failed: runs.length - passed }
}
