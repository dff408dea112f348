import { readRequests } from '../docs/coverage.ts'
import type { StepOutcome } from './step.ts'

/** Fails for each call that an example made in Node, but none in Chromium. Both are recordings of calls. */
export function callsOutcome(inNode: string, inChromium: string): StepOutcome {
  const made = callsIn(inChromium)
  const missing = [...callsIn(inNode)].filter((call) => !made.has(call)).sort()
  const lines = missing.map((call) => `No example made the call ${call} in Chromium. Tag one that makes it: @call:${call}`)
  return { passed: missing.length === 0 ? 1 : 0, failed: missing.length, output: lines.join('\n') }
}

function callsIn(recording: string): ReadonlySet<string> {
  return new Set(readRequests(recording).map(({ call }) => call))
}
