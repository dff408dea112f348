import type { PersonName } from '../shared/personName.ts'
import type { Media } from './media.ts'

interface LessonGiven {
  readonly id: string
  readonly title: string
  readonly kind: string
  readonly start: Temporal.Instant
  readonly minutes: number
  readonly coach?: (PersonName & { readonly id: string }) | undefined
  /** The lesson's time zone is the centre's. */
  readonly centre: { readonly name: string; readonly city: string; readonly timeZone: string }
  /** Its videos are archived until the player restores them. */
  readonly isArchived: boolean
}

export interface LessonSummary extends LessonGiven {
  readonly poster?: string | undefined
  readonly videoCount: number
}

export interface Lesson extends LessonGiven {
  readonly comment?: string | undefined
  readonly notes: readonly CoachNote[]
  readonly drills: readonly Drill[]
  readonly videos: readonly LessonVideo[]
}

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
  readonly videoId?: string | undefined
}

export interface LessonVideo {
  readonly id: string
  /** The server's own name, which is sent back. */
  readonly type: string
  readonly title: string
  readonly media: Media
}

/** In the centre's time zone. */
export function dayOf({ start, centre }: Pick<LessonGiven, 'start' | 'centre'>): Temporal.PlainDate {
  return start.toZonedDateTimeISO(centre.timeZone).toPlainDate()
}

export interface LessonMonth {
  readonly month: Temporal.PlainYearMonth
  readonly lessons: readonly LessonSummary[]
}

/** Newest first, by month at the centre. */
export function byMonth(lessons: readonly LessonSummary[]): readonly LessonMonth[] {
  const newest = lessons.toSorted((one, other) => Temporal.Instant.compare(other.start, one.start))
  const months = Map.groupBy(newest, (lesson) => dayOf(lesson).toPlainYearMonth().toString())
  return [...months].map(([month, all]) => ({ month: Temporal.PlainYearMonth.from(month), lessons: all }))
}

/** Such as `2026-05-05-shallowing-the-downswing-face-on.mp4`. */
export function fileNameOf(
  lesson: Pick<Lesson, 'start' | 'centre' | 'title'>,
  { title }: Pick<LessonVideo, 'title'>,
  address: string,
): string {
  const words = [dayOf(lesson).toString(), lesson.title, title].map(plain).filter(Boolean)
  const ending = /\.([a-z0-9]{2,4})$/i.exec(new URL(address).pathname)?.[1] ?? 'mp4'
  return `${words.join('-')}.${ending.toLowerCase()}`
}

/** Letters and digits of any script: other characters may have a meaning in file systems. */
function plain(text: string): string {
  const words = text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return [...words].slice(0, 60).join('').replaceAll(/^-|-$/g, '')
}
