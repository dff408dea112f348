/** Amount in minor units (cents, yen), so that sums are exact. */
export interface Money {
  readonly minor: number
  /** Such as `USD`. */
  readonly currency: string
}

/** `value` in units of the currency; rounded to the nearest minor unit. */
export function moneyOf(value: number, currency: string): Money {
  return { minor: Math.round(value * 10 ** decimalsOf(currency)), currency }
}

/** In units of its currency. */
export function unitsOf({ minor, currency }: Money): number {
  return minor / 10 ** decimalsOf(currency)
}

/** Rounded to the nearest minor unit. */
export function multiplied({ minor, currency }: Money, factor: number): Money {
  return { minor: Math.round(minor * factor), currency }
}

/** All in one currency; undefined for an empty list. */
export function sumOf([first, ...rest]: readonly Money[]): Money | undefined {
  return first && rest.reduce(({ minor, currency }, each) => ({ minor: minor + each.minor, currency }), first)
}

export function isZero({ minor }: Money): boolean {
  return minor === 0
}

const decimals = new Map<string, number>()

/** Cached, because creating a formatter takes longer than everything else. */
function decimalsOf(currency: string): number {
  const known = decimals.get(currency)
  if (known !== undefined) return known
  const found = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  decimals.set(currency, found)
  return found
}
