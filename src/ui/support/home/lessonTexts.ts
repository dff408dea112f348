import type { BookedLesson } from '#app/support/ports/Agenda'
import type { DateFormats } from '#ui/shell/dateFormats.ts'

/** What is written about the next lesson. */
export interface LessonTexts {
  readonly dateTime: string
  readonly figure: string
  readonly period?: string | undefined
  readonly when: string
  /** Where the player's own clock differs from the centre's. */
  readonly own?: string | undefined
  readonly where: string
}

export interface LessonPhrases {
  now(): string
  yourClock(values: { readonly time: string; readonly zone: string }): string
  coachedAt(values: { readonly centre: string; readonly bay: string; readonly lesson: string; readonly minutes: number }): string
}

interface Device {
  readonly now: Temporal.Instant
  readonly timeZone: string
}

export function isInProgress({ start }: BookedLesson, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(start, now) <= 0
}

export function canMove({ movableUntil }: BookedLesson, now: Temporal.Instant): boolean {
  return movableUntil !== undefined && Temporal.Instant.compare(now, movableUntil) <= 0
}

export function lessonTexts(lesson: BookedLesson, { now, timeZone }: Device, formats: DateFormats, phrases: LessonPhrases): LessonTexts {
  const start = lesson.start.toZonedDateTimeISO(lesson.timeZone)
  const end = start.add({ minutes: lesson.minutes })
  const day = start.toPlainDate()
  const own = lesson.start.toZonedDateTimeISO(timeZone)
  const isSameDay = own.toPlainDate().equals(day)
  const { figure, period } = formats.clockFace(start)
  const today = now.toZonedDateTimeISO(lesson.timeZone).toPlainDate()
  // Elsewhere it may be another day: "tomorrow" would contradict the date beside it.
  const isTodayHere = now.toZonedDateTimeISO(timeZone).toPlainDate().equals(today)
  const hasBegun = isInProgress(lesson, now)
  const { centreName: centre, bay, name, minutes } = lesson
  return {
    dateTime: start.toString({ smallestUnit: 'minute' }),
    figure: hasBegun
      ? phrases.now()
      : formats.together(isTodayHere ? formats.relativeDay(day, today) : formats.titleDay(day, today), figure),
    period: hasBegun ? undefined : period,
    when: formats.together(`${formats.longMoment(start)} – ${formats.time(end)}`, formats.zone(start, lesson.city)),
    own:
      own.offset === start.offset
        ? undefined
        : phrases.yourClock({ time: isSameDay ? formats.time(own) : formats.moment(own), zone: formats.zone(own) }),
    where: phrases.coachedAt({ centre, bay, lesson: name, minutes }),
  }
}
