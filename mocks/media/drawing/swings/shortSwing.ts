import type { Vector } from '../geometry/vector.ts'
import { wedge } from '../golfer/build.ts'
import { poseReachingBall } from '../golfer/contact.ts'
import { type Key, motion, type Pose } from '../golfer/Pose.ts'
import type { Swing } from './Swing.ts'

interface Length {
  readonly arms: number
  readonly club: number
  readonly shoulders: number
  readonly hips: number
}

interface ShortSwing {
  readonly ball: Vector
  readonly sets: Vector
  readonly strikes: Vector
  readonly back: Length
  readonly through: Length & { readonly reach: number }
  readonly top: number
  readonly impact: number
  readonly end: number
}

const standing: Pose = {
  hipX: 0.035,
  hipY: 0.895,
  hipZ: -0.1,
  hipTurn: -8,
  bend: 39,
  lean: 2,
  shoulderTurn: -4,
  headTurn: 0,
  nod: 36,
  arms: -6,
  armPlane: 76,
  reach: 0.59,
  club: 8,
  clubPlane: 60,
  roll: 8,
  heel: 0,
  footTurn: 0,
}

export function shortSwing({ ball, sets, strikes, back, through, top, impact, end }: ShortSwing): Swing {
  const address = poseReachingBall(standing, sets, wedge)
  const strike = poseReachingBall(
    {
      ...standing,
      hipX: 0.055,
      hipTurn: -16 + through.hips * 0.3,
      shoulderTurn: -10 + through.shoulders * 0.2,
      lean: 4,
      arms: -8,
      bend: 42,
      reach: 0.625,
    },
    strikes,
    wedge,
  )
  const keys: readonly Key[] = [
    { frame: 0, ...address },
    { frame: top * 0.5, arms: back.arms * 0.5, club: 8 + back.club * 0.46, armPlane: 72, clubPlane: 60, hipTurn: -8 + back.hips * 0.5 },
    { frame: top * 0.9, hipTurn: back.hips },
    {
      frame: top,
      arms: back.arms,
      club: back.club,
      shoulderTurn: back.shoulders,
      armPlane: 66,
      clubPlane: 57,
      reach: 0.605,
      roll: 8 + back.club * 0.2,
      headTurn: 4,
    },
    { frame: impact, ...strike },
    {
      frame: impact + (end - impact) * 0.3,
      arms: through.arms * 0.62,
      club: through.club * 0.6,
      armPlane: 70,
      clubPlane: 60,
      reach: through.reach + 0.06,
      shoulderTurn: through.shoulders * 0.7,
      headTurn: -2,
      heel: 6,
    },
    {
      frame: end,
      arms: through.arms,
      club: through.club,
      shoulderTurn: through.shoulders,
      hipTurn: through.hips,
      armPlane: 64,
      clubPlane: 56,
      reach: through.reach,
      hipX: 0.09,
      headTurn: through.shoulders * 0.6,
      nod: 36 + through.shoulders * 0.3,
      bend: 39 + through.shoulders * 0.16,
      heel: -through.hips * 0.6,
      roll: -10,
    },
  ]
  return { pose: motion(address, keys), build: wedge, ball, top, impact, end }
}
