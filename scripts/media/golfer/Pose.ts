import { curve } from '../geometry/curve.ts'

/** Of a right-handed golfer; degrees and metres. Turns and swings are positive away from the target. */
const parts = [
  /** The middle of the pelvis. */
  'hipX',
  'hipY',
  'hipZ',
  'hipTurn',
  /** Of the spine: forward, and away from the target. */
  'bend',
  'lean',
  'shoulderTurn',
  'headTurn',
  /** How far the chin is lowered. */
  'nod',
  /** From straight down, about the middle of the shoulders: the hands. */
  'arms',
  /** How steep the plane of the arms is: 90 is upright. */
  'armPlane',
  /** From the left shoulder to the grip: 0.62 is a straight arm. */
  'reach',
  /** From straight down, about the hands: the club. */
  'club',
  'clubPlane',
  /** How far the clubface has rolled open. */
  'roll',
  /** The right heel, off the ground, and the foot turned to the target. */
  'heel',
  'footTurn',
] as const
type Part = (typeof parts)[number]

export type Pose = Readonly<Record<Part, number>>

/** A pose at a frame; what is not said stays as it was. */
export interface Key extends Partial<Pose> {
  readonly frame: number
}

/** The pose at each moment, in frames, through all keys. */
export function motion(start: Pose, keys: readonly Key[]): (frame: number) => Pose {
  const tracks = parts.map((part) => {
    const knots = keys.flatMap(({ frame, [part]: value }) => (value === undefined ? [] : [[frame, value] as const]))
    return [part, curve(knots.length > 0 ? knots : [[0, start[part]]])] as const
  })
  return (frame) => ({ ...start, ...Object.fromEntries(tracks.map(([part, at]) => [part, at(frame)])) })
}
