import * as z from 'zod/mini'
import { scenarioRunsIn } from './scenarioRuns.ts'

export interface TestCounts {
  readonly passed: number
  readonly failed: number
}

const vitest = z.object({
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

/** Unreadable files and skipped tests count as failed. */
export function countVitest(report: string): TestCounts {
  const files = vitest.parse(JSON.parse(report)).testResults
  const tests = files.flatMap(({ status, assertionResults }) => (assertionResults.length > 0 ? assertionResults : [{ status }]))
  const passed = tests.filter(({ status }) => status === 'passed').length
  return { passed, failed: tests.length - passed }
}

/** Only scenarios whose steps all passed count as passed. */
export function countCucumber(messages: string): TestCounts {
  const runs = scenarioRunsIn(messages)
  const passed = runs.filter((run) => run.passed).length
  return { passed, failed: runs.length - passed }
}
