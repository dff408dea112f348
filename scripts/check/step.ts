import type { ReadProgress } from './progress.ts'

export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** What to read when something failed. */
  readonly output: string
  /** What else its line tells. */
  readonly note?: string
  /** What to print when all steps have finished. */
  readonly details?: string
}

/** One part of the check. */
export interface Step {
  readonly name: string
  /** Names of the steps that must have passed before. */
  readonly needs?: readonly string[]
  /** Its times matter, or it fills the machine: nothing else runs beside it. */
  readonly alone?: boolean
  /** How far it has come, while it runs. */
  readonly progress?: ReadProgress
  readonly run: () => Promise<Outcome>
}

export interface Finished extends Outcome {
  readonly name: string
  readonly seconds: number
}

/** A step that counts tests must have run some, and one whose program failed has failed. */
export function settled(counted: Pick<Outcome, 'passed' | 'failed'>, ended: { readonly ok: boolean; readonly output: string }): Outcome {
  if (counted.passed + counted.failed === 0) return { passed: 0, failed: 1, output: `${ended.output}\nIt ran no test.` }
  if (!ended.ok && counted.failed === 0) return { passed: counted.passed, failed: 1, output: ended.output }
  return { ...counted, output: ended.output }
}
