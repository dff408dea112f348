import { expect, test } from 'vitest'
import { buildLessonSummary } from '../../../../tests/builders/lesson.ts'
import { drawn } from '../../../../tests/builders/textsWithValues.tsx'
import { LessonRow } from './LessonRow.tsx'

test('an archived lesson says so in the place of its videos', () => {
  const told = [true, false].map(
    (isArchived) => drawn(<LessonRow lesson={buildLessonSummary('a', { isArchived, videoCount: 3 })} />).textContent,
  )
  expect(told.map((text) => /history\.archived|history\.videos count=\d/.exec(text)?.[0])).toEqual([
    'history.archived',
    'history.videos count=3',
  ])
})
