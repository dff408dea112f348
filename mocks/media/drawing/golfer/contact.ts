import { distance, subtract, unit, type Vector } from '../geometry/vector.ts'
import type { Build } from './build.ts'
import type { Pose } from './Pose.ts'
import { skeletonOf } from './skeleton.ts'

const toSweetSpot = 0.04

export function poseReachingBall(pose: Pose, sweetSpot: Vector, build: Build): Pose {
  const heel: Vector = [sweetSpot[0], sweetSpot[1], sweetSpot[2] - toSweetSpot]
  const grip = (armPlane: number): Vector => {
    const { butt, down } = skeletonOf({ ...pose, armPlane }, build).club
    return [butt[0] + down[0] * 0.1, butt[1] + down[1] * 0.1, butt[2] + down[2] * 0.1]
  }
  const armPlane = solved((plane) => distance(grip(plane), heel) - build.shaft)
  const [x, y, z] = unit(subtract(heel, grip(armPlane)))
  return { ...pose, armPlane, club: (-Math.asin(x) * 180) / Math.PI, clubPlane: (Math.atan2(-y, z) * 180) / Math.PI }
}

function solved(error: (plane: number) => number): number {
  let [low, high] = [68, 115]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (error(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
