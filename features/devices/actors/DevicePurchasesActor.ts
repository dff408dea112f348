import type { PurchaseFilters } from '#domain/devices/purchase'

export interface DevicePurchasesActor {
  open(): Promise<void>
  filter(filters: Partial<PurchaseFilters>): Promise<void>
  filters(): Promise<{ readonly sort: string; readonly status: string; readonly from: string; readonly to: string }>
  /** "Metal Case, refunded" for each, from top to bottom. */
  purchases(): Promise<readonly string[]>
}
