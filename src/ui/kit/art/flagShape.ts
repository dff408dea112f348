import { at, type Point, tenth } from './path.ts'

export interface Pin {
  readonly x: number
  readonly y: number
  readonly height: number
}

export interface FlagShape {
  readonly hole: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number }
  readonly pole: string
  /** Light falls from the north-west. */
  readonly shadow: string
  readonly cloth: string
  readonly thickness: number
}

export function flagShape({ x, y, height }: Pin): FlagShape {
  const point = (right: number, up: number): string => at(place({ x, y, height }, right, up))
  return {
    hole: { x, y, rx: tenth(height * 0.075), ry: tenth(height * 0.035) },
    pole: `M${point(0, 0)}L${point(0, 1)}`,
    shadow: `M${point(0, 0)}L${point(0.5, -0.12)}`,
    cloth: [
      `M${point(0.01, 1)}`,
      `C${point(0.18, 1.06)} ${point(0.28, 0.88)} ${point(0.5, 0.9)}`,
      `C${point(0.42, 0.8)} ${point(0.4, 0.76)} ${point(0.44, 0.64)}`,
      `C${point(0.28, 0.62)} ${point(0.18, 0.76)} ${point(0.01, 0.68)}Z`,
    ].join(''),
    thickness: Math.max(1.2, tenth(height / 45)),
  }
}

function place({ x, y, height }: Pin, right: number, up: number): Point {
  return [x + right * height, y - up * height]
}
