import type { BundleOption } from './product.ts'

export function bundleOption(id: number, sku: string, more: Partial<BundleOption> = {}): BundleOption {
  return { id, sku, quantity: 1, canChangeQuantity: false, isDefault: false, ...more }
}
