/** In metres: x towards the target, y up, z from a right-handed golfer to the ball. */
export type Vector = readonly [x: number, y: number, z: number]

export function add([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax + bx, ay + by, az + bz]
}

export function subtract([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax - bx, ay - by, az - bz]
}

export function scale([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by]
}

export function along(start: Vector, direction: Vector, distance: number): Vector {
  return add(start, scale(direction, distance))
}

export function dot([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return ax * bx + ay * by + az * bz
}

export function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
}

export function distance(a: Vector, b: Vector): number {
  return Math.hypot(...subtract(a, b))
}

export function unit(vector: Vector): Vector {
  return scale(vector, 1 / (Math.hypot(...vector) || 1))
}

export function mix(a: Vector, b: Vector, share: number): Vector {
  return add(scale(a, 1 - share), scale(b, share))
}

export function across(vector: Vector, direction: Vector): Vector {
  return unit(subtract(vector, scale(direction, dot(vector, direction))))
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
