import { expect, test } from 'vitest'
import { buildMedia, createPlaybackPreferences } from '../../../../tests/builders/learning.ts'
import { buildLesson } from '../../../../tests/builders/lesson.ts'
import { LessonVideos } from './LessonVideos.ts'

const videos = ['face-on', 'down-the-line'].map((id) => ({ id, type: id, title: `From ${id}`, media: buildMedia() }))
const notes = [
  { id: 'n-1', title: 'Grip', text: '', moment: { videoId: 'face-on', time: 3 } },
  { id: 'n-2', title: 'Turn', text: '', moment: { videoId: 'down-the-line', time: 8 } },
]

function create() {
  return new LessonVideos(buildLesson('a', { videos, notes }), createPlaybackPreferences())
}

test('a note leads to its own video', () => {
  const lesson = create()
  for (const note of notes.slice(1)) lesson.goTo(note)
  expect([lesson.video?.id, lesson.player?.time, lesson.reachedNote?.id]).toEqual(['down-the-line', 8, 'n-2'])
  lesson.choose('face-on')
  lesson.player?.seekTo(9)
  expect(lesson.reachedNote?.id).toBe('n-1')
})

test('a shared video is named after its lesson and its angle', () => {
  const lesson = create()
  lesson.choose('down-the-line')
  expect(lesson.shareable).toMatchObject({
    ...{ sourceId: 'down-the-line', type: 'lesson-video', title: 'Shallowing the downswing – From down-the-line' },
    description: 'Keep it boring.',
  })
})
