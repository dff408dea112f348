import type { Vector } from '../geometry/vector.ts'
import { shortSwing } from './shortSwing.ts'

const ball: Vector = [0.09, 0.016, 0.74]

export const bunkerSwing = shortSwing({
  ball,
  sets: [ball[0] - 0.09, 0.05, ball[2]],
  strikes: [ball[0] - 0.06, -0.01, ball[2]],
  back: { arms: 104, club: 198, shoulders: 74, hips: 26 },
  through: { arms: -118, club: -196, shoulders: -92, hips: -78, reach: 0.44 },
  top: 21,
  impact: 28,
  end: 44,
})
