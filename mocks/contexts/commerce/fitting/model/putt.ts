import { radians } from './impact.ts'

/** Angles in degrees, to the right of the hole; the ball's speed in metres per second. */
export interface Stroke {
  readonly ballSpeed: number
  readonly dynamicLoft: number
  readonly face: number
  readonly path: number
}

/** Metres: how far the ball skids, and how far it comes in all. */
export interface Putt {
  readonly startLine: number
  readonly skid: number
  readonly distance: number
}

const gravity = 9.81
const slidingFriction = 0.25
/** A green of 10 feet on the stimpmeter, which lets go at 1.83 m/s. */
const rollingSlowdown = 1.83 ** 2 / (2 * 3.05)

/** The ball slides until it turns as fast as it moves: from there on it rolls. */
export function putt({ ballSpeed, dynamicLoft, face, path }: Stroke): Putt {
  const backspin = ballSpeed * Math.sin(radians(dynamicLoft)) * 2
  const rolling = (5 * ballSpeed - 2 * backspin) / 7
  const skid = (ballSpeed ** 2 - rolling ** 2) / (2 * slidingFriction * gravity)
  return { startLine: 0.92 * face + 0.08 * path, skid, distance: skid + rolling ** 2 / (2 * rollingSlowdown) }
}
