import { contours } from 'd3-contour'
import type { HeightField } from './heightField.ts'
import { atOnce, type Pieces } from './Pieces.ts'
import { closedPath, type Point } from './path.ts'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ContourLine {
  readonly path: string
  readonly heavy: boolean
}

const samples = 40

interface Grid {
  readonly columns: number
  readonly rows: number
  readonly heights: number[]
  readonly place: (column: number, row: number) => Point
}

export function contourLines(field: HeightField, area: Area, levels: number): readonly ContourLine[] {
  return atOnce(drawContours(field, area, levels))
}

export function* drawContours(field: HeightField, area: Area, levels: number): Pieces<readonly ContourLine[]> {
  const grid = sample(field, area, Math.max(area.width, area.height) / samples)
  const rings = contours().size([grid.columns, grid.rows])
  const lines: ContourLine[] = []
  for (const [index, height] of thresholds(grid.heights, levels).entries()) {
    yield
    const { coordinates } = rings.contour(grid.heights, height)
    const path = coordinates
      .flat()
      .map((ring) => ringPath(ring, grid))
      .join('')
    lines.push({ path, heavy: index % 5 === 2 })
  }
  return lines
}

/** Samples beyond each side, so that no line closes within the picture. */
function sample(field: HeightField, { x, y, width, height }: Area, step: number): Grid {
  const margin = 3
  const columns = Math.ceil(width / step) + 2 * margin
  const rows = Math.ceil(height / step) + 2 * margin
  const place = (column: number, row: number): Point => [x + (column - margin) * step, y + (row - margin) * step]
  const heights: number[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) heights.push(field(...place(column, row)))
  }
  return { columns, rows, heights, place }
}

function thresholds(heights: readonly number[], levels: number): number[] {
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  return Array.from({ length: levels }, (_, level) => low + ((high - low) * (level + 0.5)) / levels)
}

function ringPath(ring: readonly number[][], { place }: Grid): string {
  const points = ring.slice(0, -1).map(([column = 0, row = 0]) => place(column - 0.5, row - 0.5))
  return points.length < 9 ? '' : closedPath(points)
}
