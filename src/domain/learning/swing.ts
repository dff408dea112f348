import type { Media } from './media.ts'

export const swingViews = ['face-on', 'down-the-line'] as const
export type SwingView = (typeof swingViews)[number]

export interface Swing {
  readonly id: string
  readonly club: string
  /** Undefined for other camera positions. */
  readonly view?: SwingView | undefined
  readonly isLeftHanded: boolean
  /** In the centre's time zone. */
  readonly taken: Temporal.ZonedDateTime
  readonly seconds: number
  readonly poster?: string | undefined
  /** The coach has received it. */
  readonly isSent: boolean
}

export interface SentComment {
  readonly id: string
  readonly text: string
  readonly at: Temporal.Instant
}

export interface RecordedSwing extends Swing {
  /** Without a source if the club's own media hosts don't have it. */
  readonly media: Media
  readonly comments: readonly SentComment[]
}

export interface SwingFilter {
  readonly club?: string | undefined
  readonly view?: SwingView | undefined
}

export interface SwingMonth {
  readonly month: Temporal.PlainYearMonth
  readonly swings: readonly Swing[]
}

/** By time, latest first. */
export function newestFirst(swings: readonly Swing[]): readonly Swing[] {
  return swings.toSorted((one, other) => Temporal.ZonedDateTime.compare(other.taken, one.taken))
}

/** All if the filter is empty. */
export function swingsLike(swings: readonly Swing[], { club, view }: SwingFilter): readonly Swing[] {
  return swings.filter((swing) => (club === undefined || swing.club === club) && (view === undefined || swing.view === view))
}

/** Each club once, most frequent first. */
export function clubsOf(swings: readonly Swing[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { club } of swings) counts.set(club, (counts.get(club) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([club]) => club)
}

/** By month at the centre, in the given order. */
export function byMonth(swings: readonly Swing[]): readonly SwingMonth[] {
  const months = Map.groupBy(swings, ({ taken }) => taken.toPlainDate().toPlainYearMonth().toString())
  return [...months].map(([month, each]) => ({ month: Temporal.PlainYearMonth.from(month), swings: each }))
}

/** The earlier swing most like this one, for comparison. Swings must be newest first. */
export function besideSwing(swings: readonly Swing[], id: string): Swing | undefined {
  const place = swings.findIndex((swing) => swing.id === id)
  const swing = swings[place]
  const others = [...swings.slice(place + 1), ...swings.slice(0, Math.max(0, place))]
  return (
    others.find(({ view, club }) => view === swing?.view && club === swing?.club) ??
    others.find(({ view }) => view === swing?.view) ??
    others[0]
  )
}
