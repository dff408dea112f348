import type { InjectFault, RunOptions } from '../Column.ts'
import type { Expected } from '../expectations.ts'

/** One fault at one call. */
export interface Cell {
  /** Unlike that of any other cell of the call. */
  readonly id: string
  readonly title: string
  readonly strike: InjectFault
  readonly manner: RunOptions
  /** A reading is shown when it strikes. */
  readonly again: boolean
  readonly expected: Expected
  /** Who says so, where it is not the table. */
  readonly source: string | undefined
}
