import { placed } from '../geometry/frame.ts'
import type { Vector } from '../geometry/vector.ts'
import type { Placed } from './anatomy.ts'

interface Ring {
  readonly half: number
  readonly depth: number
  readonly up?: number
  readonly ahead?: number
}

export function ring({ at, frame }: Placed, { half, depth, up = 0, ahead = 0 }: Ring): readonly Vector[] {
  return Array.from({ length: 24 }, (_, corner) => {
    const angle = (corner / 24) * 2 * Math.PI
    return placed(frame, at, [half * Math.cos(angle), up, ahead + depth * Math.sin(angle)])
  })
}
