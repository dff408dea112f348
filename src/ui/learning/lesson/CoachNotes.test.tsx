import { expect, test } from 'vitest'
import type { Lesson } from '#domain/learning/lesson'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { createPlaybackPreferences } from '../../../../tests/builders/learning.ts'
import { buildLesson } from '../../../../tests/builders/lesson.ts'
import { CoachNotes } from './CoachNotes.tsx'
import { Drills } from './Drills.tsx'
import { LessonVideos } from './LessonVideos.ts'

const notes = [{ id: 'n-1', title: 'Grip', text: 'Softer', moment: { videoId: 'face-on', time: 12 } }]
const shown = (lesson: Partial<Lesson>) =>
  drawn(<CoachNotes videos={new LessonVideos(buildLesson('a', { notes, ...lesson }), createPlaybackPreferences())} />)

test('a note leads to its moment as long as the video is there', () => {
  expect([false, true].map((isArchived) => shown({ isArchived }).querySelectorAll('button').length)).toEqual([1, 0])
})

test('a lesson lasts as long as it was booked', () => {
  expect(shown({ minutes: 45 }).textContent).toMatch(/lesson\.times from=7:30.AM to=8:15.AM/i)
})

test('a drill has its own day and its own video', () => {
  const drills = [
    { id: 'd-1', title: 'Towel', note: 'Ten times' },
    { id: 'd-2', title: 'Gate', due: Temporal.PlainDate.from('2026-05-20'), videoId: 'v-9' },
  ]
  const rows = [...drawn(<Drills drills={drills} />).querySelectorAll('li')]
  expect(
    rows.map((row) => row.querySelector('time')?.getAttribute('datetime') ?? row.querySelector('time')?.getAttribute('dateTime')),
  ).toEqual([undefined, '2026-05-20'])
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([undefined, '/learn/videos/v-9'])
})

test('a coach who wrote nothing about a lesson is not quoted', () => {
  const quotes = ['Keep it boring.', ''].map((comment) => shown({ comment }).querySelector('blockquote')?.textContent)
  expect(quotes).toEqual(['Keep it boring.', undefined])
})
