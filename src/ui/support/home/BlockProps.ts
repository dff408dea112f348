import type { HomeBlock } from '#domain/support/layout'
import type { HomeViewModel } from './HomeViewModel.ts'

export interface BlockProps {
  readonly block: HomeBlock
  readonly model: HomeViewModel
}
