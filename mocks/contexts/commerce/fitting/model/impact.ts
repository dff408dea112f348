/** How a head meets the ball. Angles in degrees; the face and the path count to the right of the target. */
export interface Impact {
  /** In metres per second. */
  readonly headSpeed: number
  readonly dynamicLoft: number
  readonly attack: number
  readonly face: number
  readonly path: number
  /** 1 in the middle of the face, less towards its edge. */
  readonly strike: number
}

export interface HeadKind {
  /** In kilograms. */
  readonly mass: number
  readonly restitution: number
  /** How much of the start follows the face, and not the path of the head. */
  readonly faceShare: number
  /** Revolutions per minute for each metre per second across the face. */
  readonly grip: number
}

/** The ball as it leaves the face. `axis` tilts to the right for a positive angle. */
export interface Launch {
  readonly speed: number
  readonly angle: number
  readonly direction: number
  readonly spinRate: number
  readonly axis: number
}

const ballMass = 0.04593

export const driverHead: HeadKind = { mass: 0.2, restitution: 0.83, faceShare: 0.85, grip: 240 }
export const woodHead: HeadKind = { mass: 0.215, restitution: 0.82, faceShare: 0.82, grip: 262 }
export const ironHead: HeadKind = { mass: 0.27, restitution: 0.78, faceShare: 0.75, grip: 398 }
export const wedgeHead: HeadKind = { mass: 0.3, restitution: 0.74, faceShare: 0.7, grip: 360 }

/** A collision of two masses, at the angle between the face and the way of the head. */
export function launchFrom({ headSpeed, dynamicLoft, attack, face, path, strike }: Impact, head: HeadKind): Launch {
  const spinLoft = dynamicLoft - attack
  const smash = ((1 + head.restitution) / (1 + ballMass / head.mass)) * Math.cos(radians(spinLoft)) * strike
  return {
    speed: headSpeed * smash,
    angle: head.faceShare * dynamicLoft + (1 - head.faceShare) * attack,
    direction: head.faceShare * face + (1 - head.faceShare) * path,
    spinRate: head.grip * headSpeed * Math.sin(radians(spinLoft)),
    axis: degrees(Math.atan(Math.tan(radians(face - path)) / Math.sin(radians(Math.max(4, spinLoft))))),
  }
}

export function radians(angle: number): number {
  return (angle * Math.PI) / 180
}

export function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}
