import type { BundleOption } from './product.ts'

/** One piece, of which no other number can be had and which is not chosen, unless said otherwise. */
export function bundleOption(id: number, sku: string, more: Partial<BundleOption> = {}): BundleOption {
  return { id, sku, quantity: 1, canChangeQuantity: false, isDefault: false, ...more }
}
