import type { Vector } from '../geometry/vector.ts'
import type { Build } from '../golfer/build.ts'
import type { Pose } from '../golfer/Pose.ts'

/** A swing by its frames, of which the takeaway begins at the first. */
export interface Swing {
  readonly pose: (frame: number) => Pose
  readonly build: Build
  /** The middle of the ball before it is hit. */
  readonly ball: Vector
  readonly top: number
  readonly impact: number
  /** Where the golfer stands still again. */
  readonly end: number
}
