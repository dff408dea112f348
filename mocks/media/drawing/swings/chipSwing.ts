import type { Vector } from '../geometry/vector.ts'
import { shortSwing } from './shortSwing.ts'

const ball: Vector = [-0.02, 0.0214, 0.72]

export const chipSwing = shortSwing({
  ball,
  sets: [ball[0] - 0.045, 0.03, ball[2]],
  strikes: [ball[0] - 0.031, 0.03, ball[2]],
  back: { arms: 27, club: 46, shoulders: 18, hips: 0 },
  through: { arms: -38, club: -36, shoulders: -36, hips: -36, reach: 0.56 },
  top: 18,
  impact: 26,
  end: 38,
})
