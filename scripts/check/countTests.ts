import { relative } from 'node:path'
import * as z from 'zod/mini'
import { scenarioRunsIn } from './scenarioRuns.ts'

export interface TestCounts {
  readonly passed: number
  readonly failed: number
  /** Their names. */
  readonly failures: readonly string[]
}

const result = z.object({ status: z.string(), fullName: z.string() })
const vitest = z.object({ testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(result) })) })

/** Unreadable files and skipped tests count as failed. */
export function countVitest(report: string): TestCounts {
  const files = vitest.parse(JSON.parse(report)).testResults
  const tests = files.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name)
    if (assertionResults.length === 0) return [{ status, title: file }]
    return assertionResults.map(({ fullName, ...one }) => ({ status: one.status, title: `${file}: ${fullName}` }))
  })
  const failures = tests.filter(({ status }) => status !== 'passed').map(({ title }) => title)
  return { passed: tests.length - failures.length, failed: failures.length, failures }
}

/** Only scenarios whose steps all passed count as passed. */
export function countCucumber(messages: string): TestCounts {
  const runs = scenarioRunsIn(messages)
  const failures = runs.filter((run) => !run.passed).map(({ title }) => title)
  return { passed: runs.length - failures.length, failed: failures.length, failures }
}
