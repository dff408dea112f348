import type { Pose } from '../golfer/Pose.ts'
import { ironSwing } from './ironSwing.ts'
import type { Swing } from './Swing.ts'

/** Thirty frames back and ten down, the same ratio of three to one. */
const stretch = 1.25

function shorter(degrees: number, from: number, share: number): number {
  return degrees <= from ? degrees : from + (degrees - from) * share
}

function shortened(pose: Pose): Pose {
  return {
    ...pose,
    arms: shorter(pose.arms, 60, 0.72),
    club: shorter(pose.club, 120, 0.74),
    shoulderTurn: shorter(pose.shoulderTurn, 40, 0.84),
  }
}

export const slowerSwing: Swing = {
  ...ironSwing,
  pose: (frame) => shortened(ironSwing.pose(frame / stretch)),
  top: ironSwing.top * stretch,
  impact: ironSwing.impact * stretch,
  end: ironSwing.end * stretch,
}
