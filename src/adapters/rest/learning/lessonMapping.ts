import type { CoachNote, Lesson, LessonSummary } from '#domain/learning/lesson'
import { isMedia } from '../ownMedia.ts'
import type { LessonOnWire, SummaryOnWire } from './lessonCalls.ts'
import { mediaOf } from './media.ts'

export interface LessonDefaults {
  readonly mediaAddress: string
  readonly timeZone: string
}

export function summaryOf(wire: SummaryOnWire, defaults: LessonDefaults): LessonSummary {
  const { poster, videoCount } = wire
  return { ...givenOf(wire, defaults), videoCount, poster: poster && isMedia(poster, defaults.mediaAddress) ? poster : undefined }
}

export function lessonOf(wire: LessonOnWire, defaults: LessonDefaults): Lesson {
  const { comment, drills, videos } = wire
  return {
    ...givenOf(wire, defaults),
    ...{ comment, notes: wire.notes.map(noteOf), drills },
    videos: videos.map(({ media, ...video }) => ({ ...video, media: mediaOf(media, defaults.mediaAddress) })),
  }
}

function givenOf(wire: Omit<SummaryOnWire, 'poster' | 'videoCount'>, { timeZone: ownZone }: LessonDefaults) {
  const { id, title, lessonType: kind, date: start, minutes, coach, center, archived: isArchived } = wire
  return { id, title, kind, start, minutes, coach, centre: { ...center, timeZone: center.timeZone ?? ownZone }, isArchived }
}

function noteOf({ videoId, time, ...note }: LessonOnWire['notes'][number]): CoachNote {
  return videoId === undefined || time === undefined ? note : { ...note, moment: { videoId, time } }
}
