import type { Point } from '#ui/kit/art/path.ts'
import { cross, dot, subtract, unit, type Vector } from './vector.ts'

export interface Seen {
  readonly at: Point
  readonly depth: number
  readonly scale: number
}

export type Camera = (point: Vector) => Seen

export interface View {
  readonly eye: Vector
  readonly towards: Vector
  readonly zoom: number
  readonly middle: Point
}

const nearest = 0.2

/** Vertical lines stay vertical if the camera looks level. */
export function camera({ eye, towards, zoom, middle }: View): Camera {
  const forward = unit(subtract(towards, eye))
  const right = unit(cross(forward, [0, 1, 0]))
  const up = cross(right, forward)
  return (point) => {
    const from = subtract(point, eye)
    const depth = Math.max(nearest, dot(from, forward))
    const scale = zoom / depth
    return { at: [middle[0] + dot(from, right) * scale, middle[1] - dot(from, up) * scale], depth, scale }
  }
}

export function mirrored(see: Camera): Camera {
  return ([x, y, z]) => see([-x, y, z])
}

export function shadowed(see: Camera, [dx, dz]: readonly [dx: number, dz: number]): Camera {
  return ([x, y, z]) => see([x + y * dx, 0, z + y * dz])
}
