import type { ReadProgress } from './progress.ts'

export interface StepOutcome {
  readonly passed: number
  readonly failed: number
  readonly output: string
  /** The names of the tests that failed. */
  readonly failures?: readonly string[]
  readonly note?: string
  readonly details?: string
}

export interface Step {
  readonly name: string
  readonly needs?: readonly string[]
  /** For measurements and steps that use the whole machine. */
  readonly alone?: boolean
  readonly progress?: ReadProgress
  readonly run: () => Promise<StepOutcome>
}

export interface FinishedStep extends StepOutcome {
  readonly name: string
  readonly seconds: number
}

/** A step without tests, or whose program failed, has failed. */
export function outcomeOfCommand(
  counted: Pick<StepOutcome, 'passed' | 'failed' | 'failures'>,
  ended: { readonly ok: boolean; readonly output: string },
): StepOutcome {
  if (counted.passed + counted.failed === 0) return { passed: 0, failed: 1, output: `${ended.output}\nIt ran no test.` }
  if (!ended.ok && counted.failed === 0) return { passed: counted.passed, failed: 1, output: ended.output }
  return { ...counted, output: ended.output }
}
