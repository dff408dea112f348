import type { InjectFault, RunMode } from '../Column.ts'
import type { Expected } from '../expectations.ts'

export interface Cell {
  readonly id: string
  readonly title: string
  readonly inject: InjectFault
  readonly runMode: RunMode
  readonly again: boolean
  readonly expected: Expected
  readonly source: string | undefined
}
