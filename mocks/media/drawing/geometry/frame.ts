import { add, radians, scale, type Vector } from './vector.ts'

export interface Frame {
  readonly x: Vector
  readonly y: Vector
  readonly z: Vector
}

/** In degrees: turn about its axis, bend forward, lean to the right. */
export interface Attitude {
  readonly turn: number
  readonly bend: number
  readonly lean: number
}

type Turn = (vector: Vector) => Vector

export function frameOf({ turn, bend, lean }: Attitude): Frame {
  const place = (vector: Vector): Vector => aboutZ(lean)(aboutX(bend)(aboutY(turn)(vector)))
  return { x: place([1, 0, 0]), y: place([0, 1, 0]), z: place([0, 0, 1]) }
}

export function placed({ x, y, z }: Frame, origin: Vector, [right, up, forward]: Vector): Vector {
  return add(origin, add(scale(x, right), add(scale(y, up), scale(z, forward))))
}

export function between(a: Attitude, b: Attitude, share: number): Attitude {
  const part = (from: number, to: number): number => from + (to - from) * share
  return { turn: part(a.turn, b.turn), bend: part(a.bend, b.bend), lean: part(a.lean, b.lean) }
}

function aboutX(degrees: number): Turn {
  const [sin, cos] = sinCos(degrees)
  return ([x, y, z]) => [x, y * cos - z * sin, y * sin + z * cos]
}

function aboutY(degrees: number): Turn {
  const [sin, cos] = sinCos(degrees)
  return ([x, y, z]) => [x * cos - z * sin, y, x * sin + z * cos]
}

function aboutZ(degrees: number): Turn {
  const [sin, cos] = sinCos(degrees)
  return ([x, y, z]) => [x * cos - y * sin, x * sin + y * cos, z]
}

function sinCos(degrees: number): readonly [number, number] {
  return [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
}
