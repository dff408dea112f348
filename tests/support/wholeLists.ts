import type { Path } from './absurdValues.ts'

/** Incomplete lists would be misleading here. */
const wholeLists: readonly (readonly [calls: RegExp, path: RegExp])[] = [
  // The parts of a sum must add up to it.
  [/^commerce\./, /\bprices\.(?:applied_taxes|discounts|gift_voucher\.codes)\.\d+\./],
  [/^commerce\.renewal-(?:v2|game-plan-order)$/, /\blines\.\d+\./],
  // Without the requested order or product, the list would look empty.
  [/^commerce\.customer-order-by-number$/, /^customer\.orders\.items\.\d+\.(?!items)/],
  [/^commerce\.product-by-url-key$/, /^products\.items\.\d+\.(?:__typename|name|sku|url_key|price_range)\b/],
  // Without one of its corners a ground is another one.
  [/^rounds\.course-get$/, /\bpolygon\.\d+\./],
]

export function leavesOut(id: string, path: Path): boolean {
  return !wholeLists.some(([calls, paths]) => calls.test(id) && paths.test(path.join('.')))
}
