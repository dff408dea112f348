export interface ReachedCell {
  readonly call: string
  readonly cell: string
}

/** At most `most` cells, always the same: each fault keeps its share, and its calls are spread evenly. */
export function sampleCells(cells: readonly ReachedCell[], most: number): readonly ReachedCell[] {
  if (cells.length <= most) return cells
  const byFault = [...Map.groupBy(cells, ({ cell }) => cell).values()].flat()
  return Array.from({ length: most }, (_, index) => byFault[Math.floor((index * byFault.length) / most)]).filter(
    (cell) => cell !== undefined,
  )
}
