import { curve } from '../geometry/curve.ts'

/** For a right-handed golfer, in degrees and metres; positive away from the target. */
const parts = [
  'hipX',
  'hipY',
  'hipZ',
  'hipTurn',
  'bend',
  'lean',
  'shoulderTurn',
  'headTurn',
  'nod',
  /** From straight down, about the middle of the shoulders. */
  'arms',
  /** 90 is vertical. */
  'armPlane',
  /** Left shoulder to grip: 0.62 is a straight arm. */
  'reach',
  /** From straight down, about the hands. */
  'club',
  'clubPlane',
  'roll',
  'heel',
  'footTurn',
] as const
type Part = (typeof parts)[number]

export type Pose = Readonly<Record<Part, number>>

export interface Key extends Partial<Pose> {
  readonly frame: number
}

export function motion(start: Pose, keys: readonly Key[]): (frame: number) => Pose {
  const tracks = parts.map((part) => {
    const knots = keys.flatMap(({ frame, [part]: value }) => (value === undefined ? [] : [[frame, value] as const]))
    return [part, curve(knots.length > 0 ? knots : [[0, start[part]]])] as const
  })
  return (frame) => ({ ...start, ...Object.fromEntries(tracks.map(([part, at]) => [part, at(frame)])) })
}
