import type { Camera } from '../geometry/camera.ts'
import type { Vector } from '../geometry/vector.ts'
import { dot, group, line, path, stroke } from '../svg.ts'

export type Flight = (seconds: number) => Vector

interface Launch {
  readonly from: Vector
  /** In metres per second. */
  readonly speed: number
  /** In degrees: above the ground, and to the right of the target. */
  readonly launch: number
  readonly side: number
  /** Drag per second, and curve to the left by spin. */
  readonly drag: number
  readonly curve: number
}

const gravity = 9.81

/** Drag slows the ball; lift reduces its weight while it is fast. */
export function flight({ from: [x, y, z], speed, launch, side, drag, curve }: Launch): Flight {
  const [rise, off] = [(launch * Math.PI) / 180, (side * Math.PI) / 180]
  const forward = speed * Math.cos(rise)
  return (seconds) => {
    const slowed = (1 - Math.exp(-drag * seconds)) / drag
    const height = speed * Math.sin(rise) * slowed - 0.5 * gravity * 0.62 * seconds * seconds
    return [x + forward * Math.cos(off) * slowed, y + height, z + forward * Math.sin(off) * slowed - curve * seconds * seconds]
  }
}

export function inFlight(see: Camera, way: Flight, seconds: number, colour: string): string {
  const steps = 48
  const behind = Array.from({ length: steps + 1 }, (_, step) => see(way((seconds * step) / steps)).at)
  const ball = see(way(seconds))
  return group(
    {},
    path(line(behind), stroke(colour, 1.4, { 'stroke-dasharray': '0.5 5', opacity: 0.9 })),
    dot(ball.at, Math.max(1.1, 0.024 * ball.scale), { fill: colour }),
  )
}

export function atRest(see: Camera, ball: Vector): string {
  const { at, scale } = see(ball)
  return dot(at, 0.024 * scale, { fill: 'var(--po-ink)', stroke: 'var(--po-shadow)', 'stroke-width': 0.8 })
}
