import { expect, test } from 'vitest'
import { DateFormats } from '#ui/shell/dateFormats.ts'
import { lessonTexts } from './lessonTexts.ts'

const lesson = {
  ...{ id: 'l-1', name: 'Iron play', start: Temporal.Instant.from('2026-11-29T03:30:00Z'), minutes: 45 },
  ...{ timeZone: 'America/Chicago', centreName: 'Northgate Swing Lab', city: 'Chicago', bay: '4', waitingList: false },
  movableUntil: undefined,
}
const phrases = { now: () => 'Now', yourClock: ({ time }: { readonly time: string }) => time, coachedAt: () => '' }

function figure(timeZone: string, now: string): string {
  return lessonTexts(lesson, { now: Temporal.Instant.from(now), timeZone }, new DateFormats('en'), phrases).figure
}

test.each([
  ['in the time zone of the centre, the day before', 'America/Chicago', '2026-11-27T18:00:00Z', 'Tomorrow, 9:30'],
  ['elsewhere, while it is the same day in both', 'Europe/Paris', '2026-11-27T18:00:00Z', 'Tomorrow, 9:30'],
  ['elsewhere, where it is the day of the lesson already', 'Asia/Tokyo', '2026-11-27T18:00:00Z', 'Saturday 28 November, 9:30'],
])('the next lesson is named by its day: %s', (_where, timeZone, now, expected) => {
  expect(figure(timeZone, now)).toBe(expected)
})

test('a lesson ends after its own minutes', () => {
  const { when } = lessonTexts(lesson, { now: lesson.start, timeZone: 'America/Chicago' }, new DateFormats('en'), phrases)
  expect(when).toContain('10:15')
})
