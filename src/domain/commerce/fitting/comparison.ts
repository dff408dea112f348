import { dispersionOf } from './dispersion.ts'
import type { FittedClub, FittingDetail, Launch, TargetRange } from './fitting.ts'

const launchMeasures = [
  'ballSpeed',
  'launchAngle',
  'spinRate',
  'carry',
  'height',
  'descentAngle',
] as const satisfies readonly (keyof Launch)[]
export type FittingMeasure = keyof Launch | 'width'

/** `better` for the player; undefined where neither value is better. */
export type Trend = 'better' | 'worse' | undefined

/** The player's own club beside the one that is compared with it. */
export interface Compared<Measure extends string> {
  readonly measure: Measure
  readonly own: number | undefined
  readonly selected: number
  readonly target: TargetRange | undefined
  readonly trend: Trend
}

/** Farther is better, and so is narrower; everything else is better nearer to the fitter's target. */
export function comparison(detail: FittingDetail): readonly Compared<FittingMeasure>[] {
  const { own, selected } = clubsOf(detail)
  if (!selected) return []
  const width = { own: widthOf(detail, own), selected: widthOf(detail, selected) }
  const launches = launchMeasures.map((measure) =>
    compared(measure, { own: own?.average[measure], selected: selected.average[measure], target: detail.targets[measure] }),
  )
  if (width.selected === undefined) return launches
  return [...launches, compared('width', { own: width.own, selected: width.selected, target: undefined })]
}

export function clubsOf({ clubs, selectedId }: Pick<FittingDetail, 'clubs' | 'selectedId'>): {
  readonly own: FittedClub | undefined
  readonly selected: FittedClub | undefined
} {
  return { own: clubs.find(({ role }) => role === 'current'), selected: clubs.find(({ id }) => id === selectedId) }
}

function widthOf({ chart }: FittingDetail, club: FittedClub | undefined): number | undefined {
  const dispersion = dispersionOf(chart.find(({ clubId }) => clubId === club?.id)?.shots ?? [])
  return dispersion && 2 * dispersion.across
}

type Values = Pick<Compared<string>, 'own' | 'selected' | 'target'>

function compared<Measure extends FittingMeasure>(measure: Measure, values: Values): Compared<Measure> {
  return { ...values, measure, trend: trendOf(measure, values) }
}

const largerIsBetter: Readonly<Partial<Record<FittingMeasure, boolean>>> = { carry: true, ballSpeed: true, width: false }

function trendOf(measure: FittingMeasure, { own, selected, target }: Values): Trend {
  if (own === undefined) return undefined
  if (target) return closer(beside(own, target), beside(selected, target))
  const larger = largerIsBetter[measure]
  if (larger === undefined) return undefined
  return larger ? closer(-own, -selected) : closer(own, selected)
}

/** How far outside of the target it is. */
export function beside(value: number, { from, to }: TargetRange): number {
  return Math.max(0, from - value, value - to)
}

/** Differences below a hundredth are none. */
export function closer(own: number, selected: number): Trend {
  const change = selected - own
  if (Math.abs(change) <= 0.01 * Math.abs(own)) return undefined
  return change < 0 ? 'better' : 'worse'
}
