import type { LayoutBlock } from '#domain/shared/layout'
import type { ShopHomeViewModel } from './ShopHomeViewModel.ts'

export interface BlockProps {
  readonly block: LayoutBlock
  readonly model: ShopHomeViewModel
}
