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

/** A record whose loss makes the whole another one: a course or a card with fewer holes. Its answer is refused. */
const neededRecords: readonly (readonly [calls: RegExp, path: RegExp])[] = [
  [/^rounds\.course-get$/, /\bholes\.\d+\./],
  [/^rounds\.(?:round|scorecard)-get$/, /\bscorecardHoles\.\d+\./],
  // An order: its items with their options and parts, what a parcel contains, and its sum.
  [/^commerce\.(?:customer-order-by-number|guest-order)$/, /\b(?:items|taxes|discounts|shipments|bundle_options|entered_options)\.\d+\./],
  [/^commerce\.tecfit-custom-club$/, /\b(?:customClubItems|sets|giftCodeUsage|couponCodeUsage)\.\d+\./],
  [/^commerce\./, /\bshipping_addresses\.\d+\.(?!available_shipping_methods)/],
]

export function needsRecord(id: string, path: Path): boolean {
  return neededRecords.some(([calls, paths]) => calls.test(id) && paths.test(path.join('.')))
}

/** A field that its record may lack, as an address its prefix. */
export function isOptional(path: Path): boolean {
  return path.at(-1) === 'prefix'
}

export function leavesOut(id: string, path: Path): boolean {
  return !needsRecord(id, path) && !wholeLists.some(([calls, paths]) => calls.test(id) && paths.test(path.join('.')))
}
