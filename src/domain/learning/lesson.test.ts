import { describe, expect, test } from 'vitest'
import { buildLessonSummary } from '../../../tests/builders/lesson.ts'
import { byMonth, fileNameOf } from './lesson.ts'

test('lessons stand in months, the newest first, as they were at their centres', () => {
  const all = [
    buildLessonSummary('april', { start: Temporal.Instant.from('2026-05-01T02:00:00Z') }),
    buildLessonSummary('may', { start: Temporal.Instant.from('2026-05-02T12:00:00Z') }),
    buildLessonSummary('later in april', { start: Temporal.Instant.from('2026-05-01T04:00:00Z') }),
  ]
  expect(byMonth(all).map(({ month, lessons }) => [month.toString(), lessons.map(({ id }) => id)])).toEqual([
    ['2026-05', ['may']],
    ['2026-04', ['later in april', 'april']],
  ])
})

describe('The file name of a video', () => {
  test.each([
    ['Shallowing the downswing', 'Face on', 'video.mp4', '2026-05-05-shallowing-the-downswing-face-on.mp4'],
    ['Façon « libre »', '正面から', 'video.webm', '2026-05-05-façon-libre-正面から.webm'],
    ['../../etc/passwd', 'con:1', 'video', '2026-05-05-etc-passwd-con-1.mp4'],
    ['***', '', 'video.MP4', '2026-05-05.mp4'],
    ['Putting', '', 'video.mpegts', '2026-05-05-putting.mp4'],
    [`${'x'.repeat(59)} y`, '', 'video.mp4', `2026-05-05-${'x'.repeat(59)}.mp4`],
  ])('%s, %s', (title, video, file, name) => {
    const lesson = { ...buildLessonSummary('1', { start: Temporal.Instant.from('2026-05-05T12:30:00Z') }), title }
    expect(fileNameOf(lesson, { title: video }, `https://media.clubhouse.example/${file}`)).toBe(name)
  })
})
