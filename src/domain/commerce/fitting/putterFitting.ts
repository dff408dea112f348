import type { Metres } from '../../shared/distance.ts'
import { beside, type Compared, closer } from './comparison.ts'
import type { CustomClubSummary } from './customClub.ts'
import type { ClubSpecification, FittedRole, TargetRange } from './fitting.ts'

export interface PutterFitting {
  readonly id: string
  readonly heldOn: Temporal.PlainDate
  readonly centre: string
  readonly fitter: string
  readonly recommended: string | undefined
  readonly order: CustomClubSummary | undefined
}

export const strokeMeasures = ['face', 'path', 'startLine', 'skid', 'loft'] as const
export type StrokeMeasure = (typeof strokeMeasures)[number]

/** Angles in degrees, to the right of the hole; `skid` in metres; `loft` of the face as it meets the ball. */
export type Stroke = Readonly<Record<StrokeMeasure, number>>

/** Where a putt starts, in degrees to the right of the hole, and how far it would come. */
export interface Putt {
  readonly startLine: number
  readonly skid: Metres
  readonly distance: Metres
}

export interface FittedPutter extends ClubSpecification {
  readonly id: string
  readonly role: FittedRole
  readonly name: string
  readonly stroke: Stroke
  readonly putts: readonly Putt[]
}

export interface PutterDetail {
  readonly id: string
  readonly heldOn: Temporal.PlainDate
  readonly centre: string
  readonly fitter: string
  readonly note: string | undefined
  /** How long each putt was. */
  readonly distance: Metres
  readonly putters: readonly FittedPutter[]
  readonly targets: Readonly<Partial<Record<StrokeMeasure, TargetRange | undefined>>>
  readonly order: CustomClubSummary | undefined
}

/** Half of a hole. */
export const holeRadius: Metres = 0.054

/** How far beside the middle of the hole a putt passes, to the right. */
export function passesAt({ startLine }: Putt, distance: Metres): Metres {
  return Math.tan((startLine * Math.PI) / 180) * distance
}

/** Whether it is on line and long enough. */
export function isHoled(putt: Putt, distance: Metres): boolean {
  return Math.abs(passesAt(putt, distance)) < holeRadius && putt.distance >= distance
}

export function puttersOf({ putters }: Pick<PutterDetail, 'putters'>): {
  readonly own: FittedPutter | undefined
  readonly recommended: FittedPutter | undefined
} {
  const ofRole = (wanted: FittedRole) => putters.find(({ role }) => role === wanted)
  return { own: ofRole('current'), recommended: ofRole('recommended') }
}

/** The player's own putter beside the recommended one. */
export function strokeComparison(detail: PutterDetail): readonly Compared<StrokeMeasure>[] {
  const { own, recommended } = puttersOf(detail)
  if (!recommended) return []
  return strokeMeasures.map((measure) => {
    const [before, after, target] = [own?.stroke[measure], recommended.stroke[measure], detail.targets[measure]]
    const trend = before !== undefined && target ? closer(beside(before, target), beside(after, target)) : undefined
    return { measure, own: before, selected: after, target, trend }
  })
}
