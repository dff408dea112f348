import type { LayoutBlock } from '#domain/shared/layout'
import type { HomeViewModel } from './HomeViewModel.ts'

export interface BlockProps {
  readonly block: LayoutBlock
  readonly model: HomeViewModel
}
