import type { ShopBlock } from '#domain/commerce/shopHome'
import type { ShopHomeViewModel } from './ShopHomeViewModel.ts'

export interface BlockProps {
  readonly block: ShopBlock
  readonly model: ShopHomeViewModel
}
