import type { Frame } from '../geometry/frame.ts'
import type { Vector } from '../geometry/vector.ts'

/** A part of the body with its own axes. */
export interface Placed {
  readonly at: Vector
  readonly frame: Frame
}

export interface Leg {
  readonly hip: Vector
  readonly knee: Vector
  readonly ankle: Vector
  readonly foot: Frame
}

export interface Arm {
  readonly shoulder: Vector
  readonly elbow: Vector
  readonly hand: Vector
}

export interface Club {
  readonly butt: Vector
  /** Where the shaft ends. */
  readonly heel: Vector
  readonly down: Vector
  /** From heel to toe, along the sole. */
  readonly toe: Vector
}

/** A golfer with a club: every joint in the world. */
export interface Skeleton {
  readonly pelvis: Placed
  readonly waist: Placed
  readonly chest: Placed
  /** Between the shoulders. */
  readonly hub: Vector
  readonly head: Placed
  readonly left: { readonly arm: Arm; readonly leg: Leg }
  readonly right: { readonly arm: Arm; readonly leg: Leg }
  readonly club: Club
}
