import type { Point } from './path.ts'
import { seededRandom } from './random.ts'

export interface Blob {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly seed: number
  /** In radians, clockwise. */
  readonly turn?: number
  /** 0 is an ellipse. */
  readonly wobble?: number
}

interface Wave {
  readonly count: number
  readonly height: number
  readonly phase: number
}

export function outline({ x, y, rx, ry, seed, turn = 0, wobble = 0.12 }: Blob, corners = 26): readonly Point[] {
  const waves = wavesOf(seed, wobble)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI
    const stretch = waves.reduce((sum, { count, height, phase }) => sum + height * Math.cos(count * angle + phase), 1)
    const [dx, dy] = [rx * stretch * Math.cos(angle), ry * stretch * Math.sin(angle)]
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
  })
}

export function scaled(blob: Blob, byX: number, byY: number): Blob {
  return { ...blob, rx: blob.rx * byX, ry: blob.ry * byY }
}

function wavesOf(seed: number, wobble: number): readonly Wave[] {
  const random = seededRandom(seed)
  return [2, 3, 4].map((count) => ({ count, height: (wobble * 1.9 * (random() * 2 - 1)) / count, phase: random() * 2 * Math.PI }))
}
