import { seededRandom } from '../../../world/seededRandom.ts'
import type { FakeCourse } from './courseList.ts'
import type { FakeHole } from './holes.ts'

export type Point = readonly [x: number, y: number]

/** A closed line through points, which bends softly. */
export type Shape = readonly Point[]

/** Where everything of a hole lies; a drawing and a satellite picture show the same. */
export interface HolePlan {
  readonly line: readonly Point[]
  readonly fairway: Shape
  readonly green: Shape
  readonly fringe: Shape
  readonly flag: Point
  readonly tees: readonly Point[]
  readonly bunkers: readonly Shape[]
  readonly water: Shape | undefined
  readonly trees: readonly { readonly at: Point; readonly radius: number }[]
  readonly hills: readonly Shape[]
}

export const width = 360
export const height = 600

export function planOf(course: FakeCourse, { hole, par }: FakeHole): HolePlan {
  const chance = (...words: readonly (string | number)[]) => seededRandom(course.id, hole, ...words)
  const between = (low: number, high: number, ...words: readonly (string | number)[]) => low + (high - low) * chance(...words)
  const bend = par === 3 ? between(-16, 16, 'bend') : between(-110, 110, 'bend')
  const tee: Point = [180 - bend * 0.35, 546]
  const end: Point = [180 + bend * 0.3, par === 3 ? 150 : 92]
  const line = Array.from({ length: 25 }, (_, index): Point => {
    const share = index / 24
    const curve = Math.sin(share * Math.PI) * bend * 0.75
    return [tee[0] + (end[0] - tee[0]) * share + curve, tee[1] + (end[1] - tee[1]) * share]
  })
  const on = (share: number): Point => line[Math.round(share * 24)] ?? end
  const green = blob(end, [between(30, 42, 'green'), between(26, 36, 'deep')], chance('green shape'))
  const side = chance('side') < 0.5 ? -1 : 1
  const beside = (share: number, away: number): Point => [on(share)[0] + away, on(share)[1]]
  const bunkers = [
    blob([end[0] + side * 52, end[1] + 22], [17, 11], chance('one')),
    blob([end[0] - side * 48, end[1] - 14], [13, 15], chance('two')),
    ...(par > 3 ? [blob(beside(0.55, side * 62), [13, 24], chance('three'))] : []),
    ...(par > 4 ? [blob(beside(0.75, -side * 50), [16, 14], chance('four'))] : []),
  ]
  const hasWater = course.ground !== 'desert' && chance('water') < 0.4
  const water = hasWater ? blob(beside(par === 3 ? 0.5 : 0.35, -side * 92), [46, 84], chance('pond')) : undefined
  return {
    ...{ line, green, bunkers, water, fringe: blob(end, [50, 45], chance('green shape')), flag: [end[0] + side * 8, end[1] + 4] },
    fairway: par === 3 ? blob([end[0], end[1] + 66], [36, 46], chance('fairway')) : corridor(line.slice(5, 23), chance),
    tees: [0, 1, 2].map((step): Point => [tee[0] + step * 3, tee[1] - step * 17]),
    trees: treesBeside(line, course.ground, chance),
    hills: hillsOf(chance),
  }
}

type Chance = (...words: readonly (string | number)[]) => number

function corridor(line: readonly Point[], chance: Chance): Shape {
  const half = (index: number) => (24 + 13 * Math.sin(index * 0.55 + chance('wave') * 6)) * Math.min(1, 0.55 + index * 0.12)
  const left = line.map(([x, y], index): Point => [x - half(index), y])
  const right = line.map(([x, y], index): Point => [x + half(index + 3), y])
  return [...left, ...right.toReversed()]
}

function blob([x, y]: Point, [rx, ry]: Point, seed: number): Shape {
  return Array.from({ length: 18 }, (_, corner): Point => {
    const angle = (corner / 18) * 2 * Math.PI
    const stretch = 1 + 0.11 * Math.cos(2 * angle + seed * 6) + 0.07 * Math.cos(3 * angle + seed * 17)
    return [x + rx * stretch * Math.cos(angle), y + ry * stretch * Math.sin(angle)]
  })
}

const treesOn = { links: 5, parkland: 26, desert: 8, hills: 20 } as const

function treesBeside(line: readonly Point[], ground: FakeCourse['ground'], chance: Chance): HolePlan['trees'] {
  return Array.from({ length: treesOn[ground] }, (_, index) => {
    const [x, y] = line[Math.floor(chance('tree', index) * 25)] ?? [180, 300]
    const side = chance('tree side', index) < 0.5 ? -1 : 1
    const at: Point = [x + side * (86 + chance('tree away', index) * 80), y + 24 * chance('tree up', index)]
    return { at, radius: 9 + chance('tree size', index) * 11 }
  })
}

/** Rings around the tops of hills, as on a map. */
function hillsOf(chance: Chance): readonly Shape[] {
  return [0, 1, 2, 3].flatMap((hill) => {
    const top: Point = [chance('hill x', hill) * width, (hill + chance('hill y', hill)) * (height / 4)]
    const size: Point = [90 + 60 * chance('hill w', hill), 70 + 40 * chance('hill h', hill)]
    return [1, 0.78, 0.58, 0.4, 0.24].map((share) => blob(top, [size[0] * share, size[1] * share], chance('hill shape', hill)))
  })
}

export function pathOf(shape: Shape): string {
  const last = shape.at(-1)
  const first = shape[0]
  if (!first || !last) return ''
  const bends = shape.map((point, index) => `Q${at(point)} ${at(middle(point, shape[index + 1] ?? first))}`)
  return `M${at(middle(last, first))}${bends.join('')}Z`
}

export function at([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2]
}
