import { type Blob, outline, scaled } from './blob.ts'
import { type ContourLine, drawContours } from './contours.ts'
import { Drawings } from './Drawings.ts'
import { type FlagShape, flagShape, type Pin } from './flagShape.ts'
import { type HeightField, type Hill, heightField } from './heightField.ts'
import type { Pieces } from './Pieces.ts'
import { closedPath, type Point } from './path.ts'
import { drawPuttingGreen, type PuttingGreen } from './puttingGreen.ts'
import { seedOf } from './random.ts'

/** In units of the picture. One flag per picture: it marks what is next. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly hills: readonly Hill[]
  readonly tilt?: readonly [number, number]
  readonly levels: number
  readonly pin: Pin
  readonly green?: Blob
  readonly bunkers?: readonly Blob[]
  readonly water?: Blob
  readonly trees?: readonly Omit<Tree, 'path'>[]
  readonly fairway?: readonly FairwayPoint[]
}

export interface FairwayPoint {
  readonly x: number
  readonly y: number
  readonly half: number
}

export interface Tree {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly path: string
}

export interface Bunker {
  readonly edge: string
  readonly lip: string
}

export interface GreensBookDrawing {
  readonly width: number
  readonly height: number
  readonly contours: readonly ContourLine[]
  readonly fairway: string | undefined
  readonly water: { readonly edge: string; readonly shores: readonly string[] } | undefined
  readonly bunkers: readonly Bunker[]
  readonly green: PuttingGreen | undefined
  readonly trees: readonly Tree[]
  readonly flag: FlagShape
}

export const greensBooks = new Drawings<Scene, GreensBookDrawing>(draw, new WeakMap())

export function groundOf({ hills, tilt }: Scene): HeightField {
  return heightField(hills, tilt)
}

function* draw(scene: Scene): Pieces<GreensBookDrawing> {
  const { width, height, levels, fairway, water, bunkers = [], green, trees = [], pin } = scene
  return {
    width,
    height,
    contours: yield* drawContours(groundOf(scene), { x: 0, y: 0, width, height }, levels),
    fairway: fairway && ribbon(fairway),
    water: water && { edge: path(water), shores: [path(scaled(water, 0.9, 0.86)), path(scaled(water, 0.78, 0.7))] },
    bunkers: bunkers.map((bunker) => ({ edge: path(bunker), lip: path({ ...scaled(bunker, 0.74, 0.64), y: bunker.y + 1.5 }) })),
    green: green && (yield* drawPuttingGreen(green, pin)),
    trees: trees.map((tree) => ({ ...tree, path: crown(tree) })),
    flag: flagShape(pin),
  }
}

function path(blob: Blob): string {
  return closedPath(outline(blob))
}

function crown({ x, y, radius }: Omit<Tree, 'path'>): string {
  return closedPath(outline({ x, y, rx: radius, ry: radius, seed: seedOf(`${x} ${y}`), wobble: 0.1 }, 14))
}

function ribbon(points: readonly FairwayPoint[]): string {
  const sides = points.map((point, index) => sidesAt(point, points[index - 1] ?? point, points[index + 1] ?? point))
  return closedPath([...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()])
}

function sidesAt({ x, y, half }: FairwayPoint, before: FairwayPoint, after: FairwayPoint): { readonly left: Point; readonly right: Point } {
  const [dx, dy] = [after.x - before.x, after.y - before.y]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / length) * half, (dx / length) * half]
  return { left: [x - nx, y - ny], right: [x + nx, y + ny] }
}
