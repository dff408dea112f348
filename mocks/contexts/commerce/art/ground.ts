import { contours } from 'd3-contour'
import { seededRandom } from '../../../world/seededRandom.ts'
import { at, type Paint, type Point, path } from './svg.ts'

export const side = 600

function contourLines(seed: string, levels: number): readonly string[] {
  const hills = Array.from({ length: 5 }, (_, hill) => hillOf(seed, hill))
  const [cells, step, margin] = [46, 16, 68]
  const heights = Array.from({ length: cells * cells }, (_, index) => {
    const [x, y] = [(index % cells) * step - margin, Math.floor(index / cells) * step - margin]
    return hills.reduce((sum, hill) => sum + hill(x, y), x / 900)
  })
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const thresholds = Array.from({ length: levels }, (_, level) => low + ((high - low) * (level + 0.5)) / levels)
  return contours()
    .size([cells, cells])
    .thresholds(thresholds)(heights)
    .map(({ coordinates }) =>
      coordinates
        .flat()
        .map((ring) => smooth(ring.slice(0, -1).map(([x = 0, y = 0]): Point => [x * step - margin, y * step - margin])))
        .join(''),
    )
}

export function contoured(seed: string, levels: number, paint: Paint): string {
  return contourLines(seed, levels)
    .map((line) => path(line, paint))
    .join('')
}

export function smooth(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 5) return ''
  const bends = points.map((point, index) => `Q${at(point)} ${at(middle(point, points[index + 1] ?? first))}`)
  return `M${at(middle(last, first))}${bends.join('')}Z`
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2]
}

function hillOf(seed: string, hill: number): (x: number, y: number) => number {
  const chance = (what: string) => seededRandom(seed, hill, what)
  const [x0, y0, reach] = [chance('x') * side, chance('y') * side, 70 + chance('reach') * 90]
  const height = hill === 0 ? -0.8 : 0.5 + chance('height')
  return (x, y) => height * Math.exp(-((x - x0) ** 2 + (y - y0) ** 2) / (2 * reach * reach))
}
