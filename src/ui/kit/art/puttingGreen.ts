import { type Blob, outline, scaled } from './blob.ts'
import { type ContourLine, drawContours } from './contours.ts'
import { downhill, type HeightField, heightField } from './heightField.ts'
import { atOnce, type Pieces } from './Pieces.ts'
import { at, closedPath, isInside, type Point } from './path.ts'
import { seededRandom } from './random.ts'

export interface Arrow {
  readonly from: Point
  readonly to: Point
}

export interface PuttingGreen {
  readonly edge: string
  readonly fringe: string
  readonly contours: readonly ContourLine[]
  readonly arrows: readonly Arrow[]
}

const flat = 0.0015
const aroundTheHole = 16

interface Hole {
  readonly x: number
  readonly y: number
}

export function puttingGreen(green: Blob, hole: Hole): PuttingGreen {
  return atOnce(drawPuttingGreen(green, hole))
}

export function* drawPuttingGreen(green: Blob, hole: Hole): Pieces<PuttingGreen> {
  const field = greenField(green)
  const { x, y, rx, ry } = green
  yield
  const arrows = arrowsOn(green, field).filter(({ from, to }) => farFrom(hole, from) && farFrom(hole, to))
  return {
    edge: closedPath(outline(green)),
    fringe: closedPath(outline(scaled(green, 1.1, 1.13))),
    contours: yield* drawContours(field, { x: x - rx * 1.3, y: y - ry * 1.3, width: rx * 2.6, height: ry * 2.6 }, 9),
    arrows,
  }
}

export function greenField({ x, y, rx, ry, seed }: Blob): HeightField {
  const random = seededRandom(seed)
  const near = (share: number): number => share + (random() - 0.5) * 0.12
  return heightField([
    { x: x - rx * near(0.35), y: y - ry * near(0.4), height: 1, along: rx * 0.55, across: ry * 0.6, turn: 0.3 },
    { x: x + rx * near(0.5), y: y + ry * near(0.25), height: 0.55, along: rx * 0.4, across: ry * 0.45, turn: -0.4 },
    { x: x + rx * near(0.05), y: y + ry * near(0.75), height: -0.5, along: rx * 0.5, across: ry * 0.4 },
  ])
}

export function arrowsPath(arrows: readonly Arrow[]): string {
  return arrows.map(arrowPath).join('')
}

function arrowsOn(green: Blob, field: HeightField): readonly Arrow[] {
  const edge = outline(scaled(green, 0.94, 0.94))
  return raster(green)
    .map((from) => arrowFrom(from, field))
    .filter((arrow) => arrow !== undefined)
    .filter(({ from, to }) => isInside(edge, from) && isInside(edge, to))
}

function raster({ x, y, rx, ry }: Blob): readonly Point[] {
  const [columns, rows] = [9, 7]
  return Array.from({ length: columns * rows }, (_, index) => [
    x - rx + ((2 * rx) / columns) * ((index % columns) + 0.5),
    y - ry + ((2 * ry) / rows) * (Math.floor(index / columns) + 0.5),
  ])
}

function arrowFrom([x, y]: Point, field: HeightField): Arrow | undefined {
  const roll = downhill(field, x, y)
  if (roll.slope < flat) return undefined
  const length = Math.min(15, 7 + roll.slope * 260)
  return { from: [x, y], to: [x + roll.x * length, y + roll.y * length] }
}

function arrowPath({ from, to }: Arrow): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const barb = (side: number): Point => [to[0] - dx * 4 - dy * 2.4 * side, to[1] - dy * 4 + dx * 2.4 * side]
  return `M${at(from)}L${at(to)}M${at(barb(1))}L${at(to)}L${at(barb(-1))}`
}

function farFrom(hole: Hole, [x, y]: Point): boolean {
  return Math.hypot(x - hole.x, y - hole.y) > aroundTheHole
}
