import type { Vector } from '../geometry/vector.ts'
import { iron } from '../golfer/build.ts'
import { poseReachingBall } from '../golfer/contact.ts'
import { type Key, motion, type Pose } from '../golfer/Pose.ts'
import type { Swing } from './Swing.ts'

const ballRadius = 0.0214
const ball: Vector = [0.05, ballRadius, 0.78]

const standing: Pose = {
  hipX: 0.0,
  hipY: 0.9,
  hipZ: -0.1,
  hipTurn: 0,
  bend: 38,
  lean: 6,
  shoulderTurn: 0,
  headTurn: 2,
  nod: 34,
  arms: -3,
  armPlane: 74,
  reach: 0.6,
  club: 6,
  clubPlane: 60,
  roll: 0,
  heel: 0,
  footTurn: 0,
}

const beforeBall = (gap: number): Vector => [ball[0] - gap, ball[1] + 0.012, ball[2]]

const address = poseReachingBall(standing, beforeBall(0.045), iron)

const impact = poseReachingBall(
  {
    ...standing,
    hipX: 0.1,
    hipY: 0.895,
    hipTurn: -36,
    bend: 40,
    lean: 12,
    shoulderTurn: -20,
    headTurn: 4,
    arms: -9,
    reach: 0.63,
    heel: 12,
  },
  beforeBall(0.031),
  iron,
)

const keys: readonly Key[] = [
  { frame: 0, ...address },
  { frame: 9, hipTurn: 8, shoulderTurn: 26, arms: 34, armPlane: 71, reach: 0.615, club: 80, clubPlane: 62, roll: 22 },
  { frame: 16, hipTurn: 26, shoulderTurn: 62, arms: 84, armPlane: 64, reach: 0.62, club: 168, clubPlane: 58, roll: 45, headTurn: 10 },
  { frame: 22, hipTurn: 43, hipX: -0.02, hipY: 0.905, lean: 3 },
  { frame: 24, shoulderTurn: 90, arms: 134, armPlane: 58, reach: 0.61, club: 262, clubPlane: 56, roll: 58, headTurn: 16, bend: 36 },
  { frame: 25, hipTurn: 40, hipX: 0.01, hipY: 0.895 },
  {
    frame: 28.2,
    hipTurn: 4,
    hipX: 0.06,
    hipY: 0.89,
    shoulderTurn: 56,
    arms: 92,
    armPlane: 58,
    reach: 0.62,
    club: 205,
    clubPlane: 53,
    lean: 8,
  },
  { frame: 30.4, hipTurn: -20, shoulderTurn: 12, arms: 33, armPlane: 65, reach: 0.62, club: 100, clubPlane: 57, roll: 26, heel: 4 },
  { frame: 32, ...impact },
  {
    frame: 33.4,
    hipTurn: -50,
    shoulderTurn: -48,
    arms: -44,
    armPlane: 68,
    reach: 0.63,
    club: -80,
    clubPlane: 60,
    roll: -26,
    headTurn: -2,
    heel: 28,
  },
  {
    frame: 36,
    hipTurn: -72,
    hipX: 0.14,
    shoulderTurn: -84,
    arms: -92,
    armPlane: 62,
    reach: 0.56,
    club: -172,
    clubPlane: 56,
    roll: -50,
    headTurn: -30,
    heel: 52,
    lean: 10,
    bend: 26,
    nod: 22,
  },
  {
    frame: 41,
    hipTurn: -90,
    hipX: 0.17,
    shoulderTurn: -108,
    arms: -136,
    armPlane: 58,
    reach: 0.45,
    club: -258,
    clubPlane: 52,
    headTurn: -66,
    heel: 72,
    footTurn: 38,
    lean: 4,
    bend: 12,
    nod: 6,
  },
  {
    frame: 50,
    hipTurn: -96,
    hipX: 0.185,
    hipY: 0.95,
    hipZ: -0.08,
    shoulderTurn: -118,
    arms: -148,
    armPlane: 58,
    reach: 0.4,
    club: -312,
    clubPlane: 42,
    roll: -60,
    headTurn: -84,
    heel: 80,
    footTurn: 46,
    lean: -3,
    bend: 5,
    nod: 0,
  },
]

export const ironSwing: Swing = { pose: motion(address, keys), build: iron, ball, top: 24, impact: 32, end: 50 }
