/** An amount in minor units of its currency (cents, yen), so that sums are exact. */
export interface Money {
  readonly minor: number
  /** As `USD`. */
  readonly currency: string
}

/** `value` in units of the currency, as `12.5`; rounded to the nearest minor unit. */
export function moneyOf(value: number, currency: string): Money {
  return { minor: Math.round(value * 10 ** decimalsOf(currency)), currency }
}

/** Back in units of its currency. */
export function unitsOf({ minor, currency }: Money): number {
  return minor / 10 ** decimalsOf(currency)
}

/** Rounded to the nearest minor unit, where the factor is no whole number. */
export function times({ minor, currency }: Money, factor: number): Money {
  return { minor: Math.round(minor * factor), currency }
}

/** Of amounts in one currency; nothing where there are none. */
export function sumOf([first, ...rest]: readonly Money[]): Money | undefined {
  return first && rest.reduce(({ minor, currency }, each) => ({ minor: minor + each.minor, currency }), first)
}

export function isZero({ minor }: Money): boolean {
  return minor === 0
}

const decimals = new Map<string, number>()

/** Looked up once for each currency: to make a formatter takes longer than all the rest of a price. */
function decimalsOf(currency: string): number {
  const known = decimals.get(currency)
  if (known !== undefined) return known
  const found = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  decimals.set(currency, found)
  return found
}
