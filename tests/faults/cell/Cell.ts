import type { InjectFault, RunOptions } from '../Column.ts'
import type { Expected } from '../expectations.ts'

export interface Cell {
  readonly id: string
  readonly title: string
  readonly injected: InjectFault
  readonly manner: RunOptions
  readonly again: boolean
  readonly expected: Expected
  readonly source: string | undefined
}
