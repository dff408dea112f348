/** Converted once, when shown. */
export type Metres = number

const metresPerMile = 1609.344

/** In kilometres with metric distances, else in miles. */
export function asTravelDistance(metres: Metres, metric: boolean): { readonly value: number; readonly unit: 'kilometer' | 'mile' } {
  return metric ? { value: metres / 1000, unit: 'kilometer' } : { value: metres / metresPerMile, unit: 'mile' }
}

export const metresPerYard = 0.9144

export interface PlayDistance {
  /** Whole. */
  readonly value: number
  readonly unit: 'meter' | 'yard'
}

/** A distance on a course: in metres for players of metric distances, else in yards. */
export function toPlayDistance(metres: Metres, metric: boolean): PlayDistance {
  return metric ? { value: Math.round(metres), unit: 'meter' } : { value: Math.round(metres / metresPerYard), unit: 'yard' }
}

export function fromPlayDistance(value: number, metric: boolean): Metres {
  return metric ? value : value * metresPerYard
}
