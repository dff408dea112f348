/** Halves go up, also below zero: -0.5 becomes 0. Of whole numbers, so that no binary fraction decides. */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

/** A number with one decimal as a whole number of tenths. */
export function tenths(value: number): number {
  return Math.round(value * 10)
}
