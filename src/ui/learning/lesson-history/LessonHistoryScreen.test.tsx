import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LessonSummary } from '#domain/learning/lesson'
import { paths } from '#ui/shell/paths.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { buildLessonSummary } from '../../../../tests/builders/lesson.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { LessonHistoryScreen } from './LessonHistoryScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const show = (lessons: readonly LessonSummary[]) =>
  act(async () =>
    place.show(
      <InPage parts={[{ history: async () => lessons }]}>
        <LessonHistoryScreen />
      </InPage>,
    ),
  )
const months = () =>
  [...place.element.querySelectorAll('section')].map((month) => [month.getAttribute('aria-label'), month.querySelectorAll('li').length])
const more = () => [...place.element.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('history.more'))

test('a long history shows twelve lessons by month, and twelve more on request', async () => {
  const lessons = Array.from({ length: 27 }, (_, index) =>
    buildLessonSummary(`l-${index}`, { start: Temporal.Instant.from(index < 5 ? '2026-05-05T12:30:00Z' : '2026-04-09T12:30:00Z') }),
  )
  await show(lessons)
  expect([months(), more()?.textContent]).toEqual([
    [
      ['May 2026', 5],
      ['April 2026', 7],
    ],
    'history.more count=15',
  ])
  act(() => more()?.click())
  expect([months().at(-1), more()?.textContent]).toEqual([['April 2026', 19], 'history.more count=3'])
  act(() => more()?.click())
  expect([months().at(-1), more()]).toEqual([['April 2026', 22], undefined])
})

test('a lesson of the evening is on the day of its centre', async () => {
  await show([buildLessonSummary('late', { start: Temporal.Instant.from('2026-05-01T02:30:00Z') })])
  expect([months(), place.element.querySelector('time')?.getAttribute('datetime')]).toEqual([[['April 2026', 1]], '2026-04-30'])
})

test('a player without lessons books one', async () => {
  await show([])
  const links = [...place.element.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect([place.element.textContent.includes('history.none'), links]).toEqual([true, [paths.latestLesson, paths.plan, paths.book]])
})
