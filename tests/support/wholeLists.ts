import type { Path } from './absurdValues.ts'

/** Lists of which no record is left out, by their calls and paths. */
const wholeLists: readonly (readonly [calls: RegExp, path: RegExp])[] = [
  // What is shown of a sum must add up to it.
  [/^commerce\./, /\bprices\.(?:applied_taxes|discounts|gift_voucher\.codes)\.\d+\./],
  // One order or product was asked for: without it there would seem to be none.
  [/^commerce\.customer-order-by-number$/, /^customer\.orders\.items\.\d+\.(?!items)/],
  [/^commerce\.product-by-url-key$/, /^products\.items\.\d+\.(?:__typename|name|sku|url_key|price_range)\b/],
]

/** Whether a record with this field broken is left out of its list; `path` begins at the answer's data. */
export function leavesOut(id: string, path: Path): boolean {
  return !wholeLists.some(([calls, paths]) => calls.test(id) && paths.test(path.join('.')))
}
