import type { Vector } from '../geometry/vector.ts'
import type { Build } from '../golfer/build.ts'
import type { Pose } from '../golfer/Pose.ts'

export interface Swing {
  readonly pose: (frame: number) => Pose
  readonly build: Build
  readonly ball: Vector
  readonly top: number
  readonly impact: number
  readonly end: number
}
