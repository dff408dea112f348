import type { Lesson, LessonSummary } from '#domain/learning/lesson'
import { buildMedia } from './learning.ts'

const given = {
  title: 'Shallowing the downswing',
  kind: 'Iron play',
  start: Temporal.Instant.from('2026-05-05T12:30:00Z'),
  minutes: 45,
  coach: { id: 'marisol', firstName: 'Marisol', lastName: 'Vance' },
  centre: { name: 'Northgate Swing Lab', city: 'Chicago', timeZone: 'America/Chicago' },
  isArchived: false,
}

export function buildLessonSummary(id: string, lesson: Partial<LessonSummary> = {}): LessonSummary {
  return { ...given, id, videoCount: 2, ...lesson }
}

export function buildLesson(id: string, lesson: Partial<Lesson> = {}): Lesson {
  const videos = [{ id: 'face-on', type: 'faceOn', title: 'Face on', media: buildMedia() }]
  return { ...given, id, comment: 'Keep it boring.', notes: [], drills: [], videos, ...lesson }
}
