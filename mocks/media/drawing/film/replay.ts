import { eased } from '../geometry/curve.ts'
import { radians } from '../geometry/vector.ts'
import type { Pose } from '../golfer/Pose.ts'
import type { Swing } from '../swings/Swing.ts'

export interface Take {
  /** Negative at address. */
  readonly frame: number
  readonly slow: boolean
  readonly opacity: number
}

export interface Replay {
  readonly swing: Swing
  readonly fps: number
  readonly begins: number
  readonly again: number
  readonly slowness: number
}

const dissolve = 0.5

export function takes({ fps, begins, again, slowness }: Replay, seconds: number): readonly Take[] {
  const change = again - 0.9
  const second = eased(seconds, change, change + dissolve)
  const first: Take = { frame: (seconds - begins) * fps, slow: false, opacity: 1 - second }
  const slow: Take = { frame: ((seconds - again) * fps) / slowness, slow: true, opacity: second }
  return [first, slow].filter(({ opacity }) => opacity > 0)
}

export function poseOf({ swing }: Replay, { frame, slow }: Take): Pose {
  const pose = swing.pose(Math.max(0, frame))
  if (slow || frame >= 0) return pose
  const waggle = eased(frame, -27, -20) * (1 - eased(frame, -19, -9))
  const breath = Math.sin(radians(frame * 6)) * (1 - eased(frame, -12, 0))
  return { ...pose, arms: pose.arms + waggle * 3, club: pose.club + waggle * 13, roll: waggle * 6, bend: pose.bend + breath * 0.25 }
}
