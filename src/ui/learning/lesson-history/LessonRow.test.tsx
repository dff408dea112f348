import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { buildLessonSummary } from '../../../../tests/builders/lesson.ts'
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

test('a lesson tells its coach, where it had one', () => {
  const coach = { id: 'teodor', firstName: 'Teodor', lastName: 'Brandt' }
  const told = [coach, undefined].map((who) => drawn(<LessonRow lesson={buildLessonSummary('a', { coach: who })} />).textContent)
  expect(told.map((text) => /history\.where coach=(\w+)/.exec(text)?.[1])).toEqual(['Teodor', undefined])
})
