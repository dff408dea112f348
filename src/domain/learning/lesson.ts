import type { PersonName } from '../shared/personName.ts'
import type { Media } from './media.ts'

/** A lesson that was given. */
interface LessonGiven {
  readonly id: string
  /** What it was about, in the coach's words. */
  readonly title: string
  /** What was booked, as "Iron play". */
  readonly kind: string
  readonly start: Temporal.Instant
  readonly minutes: number
  readonly coach?: (PersonName & { readonly id: string }) | undefined
  /** Whose time zone is the lesson's. */
  readonly centre: { readonly name: string; readonly city: string; readonly timeZone: string }
  /** Its films are put away, until they are asked back. */
  readonly isArchived: boolean
}

/** As the list of all lessons tells it. */
export interface LessonSummary extends LessonGiven {
  /** Of a picture, absolute. */
  readonly poster?: string | undefined
  readonly videoCount: number
}

export interface Lesson extends LessonGiven {
  /** What the coach says of it as a whole. */
  readonly comment?: string | undefined
  readonly notes: readonly CoachNote[]
  /** For the time until the next lesson. */
  readonly drills: readonly Drill[]
  readonly videos: readonly LessonVideo[]
}

/** What the coach has seen; at a moment of a film, in seconds, where there is one. */
export interface CoachNote {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly moment?: { readonly videoId: string; readonly time: number } | undefined
}

export interface Drill {
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  readonly due?: Temporal.PlainDate | undefined
  /** Of the library, where it is shown. */
  readonly videoId?: string | undefined
}

export interface LessonVideo {
  readonly id: string
  /** As the server names it, and wants to hear it again. */
  readonly type: string
  readonly title: string
  readonly media: Media
}

/** The day of it at its centre. */
export function dayOf({ start, centre }: Pick<LessonGiven, 'start' | 'centre'>): Temporal.PlainDate {
  return start.toZonedDateTimeISO(centre.timeZone).toPlainDate()
}

export interface LessonMonth {
  readonly month: Temporal.PlainYearMonth
  readonly lessons: readonly LessonSummary[]
}

/** The newest first, in months as they were at the centres. */
export function byMonth(lessons: readonly LessonSummary[]): readonly LessonMonth[] {
  const newest = lessons.toSorted((one, other) => Temporal.Instant.compare(other.start, one.start))
  const months = Map.groupBy(newest, (lesson) => dayOf(lesson).toPlainYearMonth().toString())
  return [...months].map(([month, all]) => ({ month: Temporal.PlainYearMonth.from(month), lessons: all }))
}

/** Under which a film of a lesson is kept: `2026-05-05-shallowing-the-downswing-face-on.mp4`. */
export function fileNameOf(
  lesson: Pick<Lesson, 'start' | 'centre' | 'title'>,
  { title }: Pick<LessonVideo, 'title'>,
  address: string,
): string {
  const words = [dayOf(lesson).toString(), lesson.title, title].map(plain).filter(Boolean)
  const ending = /\.([a-z0-9]{2,4})$/i.exec(new URL(address).pathname)?.[1] ?? 'mp4'
  return `${words.join('-')}.${ending.toLowerCase()}`
}

/** Letters and figures of any script; whatever else there is may mean something to a file system. */
function plain(text: string): string {
  const words = text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return [...words].slice(0, 60).join('').replaceAll(/^-|-$/g, '')
}
