/** Converted once, when shown. */
export type Metres = number

const metresPerMile = 1609.344

/** In kilometres with metric distances, else in miles. */
export function asTravelDistance(metres: Metres, metric: boolean): { readonly value: number; readonly unit: 'kilometer' | 'mile' } {
  return metric ? { value: metres / 1000, unit: 'kilometer' } : { value: metres / metresPerMile, unit: 'mile' }
}
