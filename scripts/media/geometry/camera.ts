import type { Point } from '../../../src/ui/kit/art/path.ts'
import { cross, dot, subtract, unit, type Vector } from './vector.ts'

/** A point of the picture. */
export interface Seen {
  readonly at: Point
  /** Metres from the camera. */
  readonly depth: number
  /** Pixels of a metre there. */
  readonly scale: number
}

export type Camera = (point: Vector) => Seen

export interface View {
  readonly eye: Vector
  readonly towards: Vector
  /** Pixels of a metre, a metre away. */
  readonly zoom: number
  /** Where in the picture `towards` is seen. */
  readonly middle: Point
}

const nearest = 0.2

/** What an eye at some height sees; lines that are upright in the world stay so where it looks level. */
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

/** The world in a mirror: a right-handed golfer is seen as a left-handed one. */
export function mirrored(see: Camera): Camera {
  return ([x, y, z]) => see([-x, y, z])
}

/** Where the sun throws a point on the ground. */
export function shadowed(see: Camera, [dx, dz]: readonly [dx: number, dz: number]): Camera {
  return ([x, y, z]) => see([x + y * dx, 0, z + y * dz])
}
