import type { ScorecardViewModel } from './ScorecardViewModel.ts'

export interface NineTableProps {
  readonly screen: ScorecardViewModel
  readonly isBack: boolean
  /** With the sums of the whole card. */
  readonly hasTotal: boolean
}
