import type { Metres } from '../../shared/distance.ts'
import type { CustomClubSummary } from './customClub.ts'

export const fittingKinds = ['driver', 'woods', 'irons', 'wedges'] as const
export type FittingKind = (typeof fittingKinds)[number] | 'other'

/** A fitting at the club, as the lists have it. */
export interface Fitting {
  readonly id: string
  /** In the club's own words; `kind` is `other` for a type that is unknown here. */
  readonly type: string
  readonly kind: FittingKind
  readonly heldOn: Temporal.PlainDate
  readonly centre: string
  readonly fitter: string
}

export interface FittingSession extends Fitting {
  /** The name of the club that the fitter recommends. */
  readonly recommended: string | undefined
  /** How much farther it carries than the player's own. */
  readonly carryGain: Metres | undefined
  readonly order: CustomClubSummary | undefined
}

export type FittedRole = 'current' | 'recommended' | 'tested'

/** Metres per second, degrees, revolutions per minute, metres. */
export interface Launch {
  readonly ballSpeed: number
  readonly launchAngle: number
  readonly spinRate: number
  readonly carry: Metres
  readonly height: Metres
  readonly descentAngle: number
}

export interface ClubSpecification {
  /** Degrees. */
  readonly loft: number
  readonly lie: number
  readonly length: Metres
}

export interface FittedClub extends ClubSpecification {
  readonly id: string
  readonly role: FittedRole
  readonly name: string
  readonly shaft: string
  readonly average: Launch
}

/** Where a ball came down; `offline` counts to the right. */
export interface Shot {
  readonly carry: Metres
  readonly offline: Metres
}

/** A point of the average flight. */
export interface FlightPoint {
  readonly distance: Metres
  readonly height: Metres
}

export interface ChartedClub {
  readonly clubId: string
  readonly shots: readonly Shot[]
  readonly flight: readonly FlightPoint[]
}

/** What the fitter aims at. */
export interface TargetRange {
  readonly from: number
  readonly to: number
}

export type Targets = Readonly<Partial<Record<keyof Launch, TargetRange | undefined>>>

export interface FittingDetail extends Fitting {
  readonly note: string | undefined
  readonly clubs: readonly FittedClub[]
  /** The club that is compared with the player's own. */
  readonly selectedId: string
  readonly targets: Targets
  /** Of the player's own club and the selected one. */
  readonly chart: readonly ChartedClub[]
  readonly order: CustomClubSummary | undefined
}

export interface Season<Session> {
  readonly year: number
  readonly sessions: readonly Session[]
}

/** The latest first. */
export function bySeason<Session extends Pick<Fitting, 'heldOn'>>(sessions: readonly Session[]): readonly Season<Session>[] {
  const latestFirst = sessions.toSorted((one, other) => Temporal.PlainDate.compare(other.heldOn, one.heldOn))
  return [...Map.groupBy(latestFirst, ({ heldOn }) => heldOn.year)].map(([year, own]) => ({ year, sessions: own }))
}
