import type { Store } from '../../../world/stores.ts'
import type { SoldGear } from './data.ts'

export type Payable =
  | { readonly kind: 'payable'; readonly store: Store; readonly total: number; readonly gear?: SoldGear }
  | { readonly kind: 'refused'; readonly reason: 'under-way' | 'changed' }

export const changed: Payable = { kind: 'refused', reason: 'changed' }
export const underWay: Payable = { kind: 'refused', reason: 'under-way' }
