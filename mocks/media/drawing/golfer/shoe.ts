import { type Frame, placed } from '../geometry/frame.ts'
import type { Vector } from '../geometry/vector.ts'

export function shoe(ankle: Vector, foot: Frame): readonly (readonly Vector[])[] {
  const sole = [
    [-0.032, -0.075, -0.075],
    [0.032, -0.075, -0.075],
    [0.05, -0.075, 0.09],
    [0.04, -0.075, 0.165],
    [0, -0.075, 0.195],
    [-0.04, -0.075, 0.165],
    [-0.05, -0.075, 0.09],
  ] as const
  const upper = [
    [-0.035, 0.0, -0.06],
    [0.035, 0.0, -0.06],
    [0.038, 0.01, 0.03],
    [-0.038, 0.01, 0.03],
    [0.03, -0.035, 0.15],
    [-0.03, -0.035, 0.15],
  ] as const
  return [[...sole, ...upper].map((point) => placed(foot, ankle, point))]
}
