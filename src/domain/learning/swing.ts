import type { Media } from './media.ts'

/** From where the camera sees the player. */
export const swingViews = ['face-on', 'down-the-line'] as const
export type SwingView = (typeof swingViews)[number]

/** A swing of the player's, filmed at the club. */
export interface Swing {
  readonly id: string
  /** In the player's language. */
  readonly club: string
  /** Absent where the camera stood elsewhere. */
  readonly view?: SwingView | undefined
  readonly isLeftHanded: boolean
  /** When, by the clocks of the place. */
  readonly taken: Temporal.ZonedDateTime
  readonly seconds: number
  /** Of a picture, absolute. */
  readonly poster?: string | undefined
  /** The coach has it. */
  readonly isSent: boolean
}

/** What a player has written to the coach about a swing. */
export interface SentComment {
  readonly id: string
  readonly text: string
  readonly at: Temporal.Instant
}

export interface RecordedSwing extends Swing {
  /** Without a source where nobody but the club's own media host would serve it. */
  readonly media: Media
  /** Newest first. */
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

/** The latest first. */
export function newestFirst(swings: readonly Swing[]): readonly Swing[] {
  return swings.toSorted((one, other) => Temporal.ZonedDateTime.compare(other.taken, one.taken))
}

/** Those with a club and from a side; all where nothing is wished for. */
export function swingsLike(swings: readonly Swing[], { club, view }: SwingFilter): readonly Swing[] {
  return swings.filter((swing) => (club === undefined || swing.club === club) && (view === undefined || swing.view === view))
}

/** Each once, by how often they were filmed. */
export function clubsOf(swings: readonly Swing[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { club } of swings) counts.set(club, (counts.get(club) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([club]) => club)
}

/** In the order in which they come, by the month of the place. */
export function byMonth(swings: readonly Swing[]): readonly SwingMonth[] {
  const months = Map.groupBy(swings, ({ taken }) => taken.toPlainDate().toPlainYearMonth().toString())
  return [...months].map(([month, each]) => ({ month: Temporal.PlainYearMonth.from(month), swings: each }))
}

/** What to lay beside a swing: the one before it that is most like it. Swings come newest first. */
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
