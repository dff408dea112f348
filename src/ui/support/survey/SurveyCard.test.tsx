import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import type { SurveyAnswer } from '#app/support/ports/Surveys'
import { longestComment, noSurveys, type SurveyHistory } from '#domain/support/survey'
import { paths } from '#ui/shell/paths.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { SurveyCard } from './SurveyCard.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const lesson = { id: 'l-7', title: 'Wedges', end: Temporal.Instant.from('2026-05-12T17:30:00Z') }

async function show({ send = async () => undefined, at = '/learn/lessons/l-7' }: { send?: () => Promise<void>; at?: string } = {}) {
  const sent: SurveyAnswer[] = []
  const watched: (string | undefined)[] = []
  const histories: SurveyHistory[] = [noSurveys]
  const lessons = {
    watch: (id: string | undefined, report: (taken: typeof lesson) => void) => {
      watched.push(id)
      report(lesson)
      return () => undefined
    },
  }
  const surveys = {
    send: async (answer: SurveyAnswer) => {
      await send()
      sent.push(answer)
    },
  }
  const history = { read: () => histories.at(-1) ?? noSurveys, write: (changed: SurveyHistory) => void histories.push(changed) }
  await act(async () =>
    place.show(
      <InPage parts={[lessons, surveys, history, new DraftsInMemory(), new FixedClock('2026-05-13T17:30:00Z')]} at={at}>
        <SurveyCard />
      </InPage>,
    ),
  )
  return { sent, watched, histories }
}

const text = () => place.element.textContent
const press = (name: string) =>
  act(async () => [...place.element.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name))?.click())
const stars = () => [...place.element.querySelectorAll('input[type=radio]')]
const rate = (count: number) => act(async () => stars()[count - 1]?.dispatchEvent(new MouseEvent('click', { bubbles: true })))

test('a lesson is rated with stars before it can be commented on, and thanks follow', async () => {
  const { sent, histories } = await show()
  expect([
    text().includes('survey.rate lesson=Wedges'),
    stars().map((star) => star.getAttribute('aria-label')),
    text().includes('survey.send'),
  ]).toEqual([true, [1, 2, 3, 4, 5].map((count) => `survey.stars count=${count}`), false])
  await rate(4)
  expect(place.element.querySelectorAll('[data-filled]')).toHaveLength(4)
  await act(async () => place.element.querySelector('form')?.requestSubmit())
  expect([sent, place.element.querySelector('p[role=status]')?.textContent, histories.length]).toEqual([
    [{ lessonId: 'l-7', rating: 4, comment: '' }],
    'survey.thanks',
    2,
  ])
})

test('a survey that can’t be sent says so, and stays', async () => {
  await show({ send: () => Promise.reject(new Failure('server-fault')) })
  await rate(2)
  await act(async () => place.element.querySelector('form')?.requestSubmit())
  expect([text().includes('survey.notSent'), place.element.querySelectorAll('[data-filled]').length]).toEqual([true, 2])
})

test.each([
  ['survey.postpone', false],
  ['survey.decline', true],
])('a survey is postponed or declined by the button that says so: %s', async (name, isDeclined) => {
  const { histories } = await show()
  await press(name)
  expect([text(), histories.at(-1)?.isDeclined ?? false]).toEqual(['', isDeclined])
})

test('the survey is about the lesson of the page', async () => {
  const watched: (string | undefined)[] = []
  for (const at of ['/learn/lessons/l-7', paths.latestLesson]) {
    watched.push((await show({ at })).watched.at(-1))
    place.clear()
    place = renderAt()
  }
  expect(watched).toEqual(['l-7', undefined])
})

test('a comment that is too long says so', async () => {
  const { sent } = await show()
  await rate(5)
  const field = place.element.querySelector('textarea')
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'x'.repeat(longestComment + 1))
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => place.element.querySelector('form')?.requestSubmit())
  expect([text().includes('survey.tooLong'), sent]).toEqual([true, []])
})
