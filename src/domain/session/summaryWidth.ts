/** In CSS pixels. */
export const summaryWidths = { least: 200, initial: 235, most: 400 } as const

export function summaryWidthWithin(width: number): number {
  const { least, most } = summaryWidths
  return Math.round(Math.min(most, Math.max(least, width)))
}
