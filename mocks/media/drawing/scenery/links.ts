import { outline } from '#ui/kit/art/blob.ts'
import { flagShape } from '#ui/kit/art/flagShape.ts'
import { closedPath, type Point } from '#ui/kit/art/path.ts'
import type { Camera } from '../geometry/camera.ts'
import type { Vector } from '../geometry/vector.ts'
import { group, path, stroke } from '../svg.ts'
import { bookFlag } from './book.ts'

export interface Patch {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly rx: number
  readonly rz: number
  readonly seed: number
  readonly turn?: number
}

export function patch(see: Camera, { x, y, z, rx, rz, seed, turn = 0 }: Patch, by = 1): string {
  return closedPath(around({ x, y: z, rx: rx * by, ry: rz * by, seed, turn }).map(([px, pz]) => see([px, y, pz]).at))
}

export function greenInSight(see: Camera, green: Patch, rise: Patch): string {
  const rings = [1, 0.78, 0.58, 0.4, 0.22].map((by) => path(patch(see, rise, by), stroke('var(--art-green-line)', 0.9)))
  const name = `in-sight-${green.seed}`
  return group(
    {},
    path(patch(see, green, 1.12), { fill: 'var(--art-fringe)' }),
    path(patch(see, green), { fill: 'var(--art-green)' }),
    `<clipPath id="${name}">${path(patch(see, green), {})}</clipPath>`,
    group({ 'clip-path': `url(#${name})` }, ...rings),
    path(patch(see, green), stroke('var(--art-green-edge)', 1.1)),
  )
}

export function flagInSight(see: Camera, at: Vector, metres: number): string {
  const { at: foot, scale } = see(at)
  return bookFlag(flagShape({ x: foot[0], y: foot[1], height: metres * scale }))
}

function around(blob: Parameters<typeof outline>[0]): readonly Point[] {
  return outline({ ...blob, wobble: 0.1 }, 44)
}
