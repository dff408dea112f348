import type { Frame } from '../geometry/frame.ts'
import type { Vector } from '../geometry/vector.ts'

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
  readonly heel: Vector
  readonly down: Vector
  readonly toe: Vector
}

export interface Skeleton {
  readonly pelvis: Placed
  readonly waist: Placed
  readonly chest: Placed
  readonly hub: Vector
  readonly head: Placed
  readonly left: { readonly arm: Arm; readonly leg: Leg }
  readonly right: { readonly arm: Arm; readonly leg: Leg }
  readonly club: Club
}
