import type { CoachNote, Lesson, LessonSummary } from '#domain/learning/lesson'
import { isMedia } from '../ownMedia.ts'
import type { LessonOnWire, SummaryOnWire } from './lessonCalls.ts'
import { mediaOf } from './media.ts'

export function summaryOf(wire: SummaryOnWire, mediaAddress: string): LessonSummary {
  const { poster, videoCount } = wire
  return { ...givenOf(wire), videoCount, poster: poster && isMedia(poster, mediaAddress) ? poster : undefined }
}

export function lessonOf(wire: LessonOnWire, mediaAddress: string): Lesson {
  const { comment, drills, videos } = wire
  return {
    ...givenOf(wire),
    ...{ comment, notes: wire.notes.map(noteOf), drills },
    videos: videos.map(({ media, ...video }) => ({ ...video, media: mediaOf(media, mediaAddress) })),
  }
}

function givenOf({ id, title, lessonType, date, minutes, coach, center, archived }: Omit<SummaryOnWire, 'poster' | 'videoCount'>) {
  return { id, title, kind: lessonType, start: date, minutes, coach, centre: center, isArchived: archived }
}

function noteOf({ videoId, time, ...note }: LessonOnWire['notes'][number]): CoachNote {
  return videoId === undefined || time === undefined ? note : { ...note, moment: { videoId, time } }
}
