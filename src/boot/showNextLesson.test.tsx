import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { NEVER } from 'rxjs'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BookedLesson } from '#app/support/ports/Agenda'
import { part as support } from '#composition/support/module'
import { type Language, languages } from '#domain/shared/language'
import { createTexts } from '#ui/shell/i18n.ts'
import { HomeViewModel } from '#ui/support/home/HomeViewModel.ts'
import { NextLesson } from '#ui/support/home/NextLesson.tsx'
import { FixedClock } from '../../tests/builders/schedulingPorts.ts'
import { nextLessonMarkup } from '../composition/nextLessonMarkup.tsx'
import { showNextLesson } from './showNextLesson.ts'
import { hideParts } from './showParts.ts'

const coach = { id: 'coach-1', firstName: 'Marisol', lastName: 'Vance' }
const lesson: BookedLesson = {
  ...{ id: 'lesson', name: 'Short game', minutes: 30, centreName: 'Lakeshore', city: 'Chicago', bay: '4', waitingList: false, coach },
  timeZone: 'America/Chicago',
  start: Temporal.Instant.from('2026-05-14T12:30:00Z'),
  movableUntil: Temporal.Instant.from('2026-05-13T12:30:00Z'),
}
const block = { id: 'next-lesson', type: 'next-lesson', title: '', content: '', items: [] } as const

const template = new Map(await Promise.all(languages.map(async (language) => [language, await nextLessonMarkup(language)] as const)))

/** What the product shows. */
async function shownByProduct(shown: BookedLesson, language: Language, clock: FixedClock): Promise<string> {
  const texts = await createTexts({ language })
  if (support.texts) await texts.add(support.texts)
  const member = {
    value: { firstName: 'Hana', hasLessons: true, hasDevices: false, credits: undefined, creditsFailed: false },
    ...{ changes: NEVER, mayReadLessons: true, readCreditsAgain: () => undefined, endingMemberships: async () => [] },
  }
  const agenda = { upcoming: async () => [shown], bookedBefore: async () => [] }
  const model = new HomeViewModel({ home: async () => [] }, agenda, member, { inProgress: async () => [] }, clock)
  model.start()
  await new Promise(setImmediate)
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={texts.i18n}>
      <NextLesson block={block} model={model} />
    </I18nextProvider>,
  )
  const place = document.createElement('div')
  place.innerHTML = html
  return place.querySelector('p')?.parentElement?.innerHTML ?? ''
}

function open(language: Language): void {
  const { markup = '', phrases } = template.get(language) ?? {}
  document.body.innerHTML = `<template id="next-lesson-${language}">${markup}</template>
    <div data-early="home"><div data-early-part="greeting"><i>…</i></div><div data-early-part="lesson"><i>…</i></div></div>`
  const found = document.querySelector('template')
  if (found) found.dataset['phrases'] = JSON.stringify(phrases)
}

const parts = () => [...document.querySelectorAll<HTMLElement>('[data-early-part]')]

/** Links are completed and the monogram is drawn by the product. */
function comparable(html: string): string {
  return html.replaceAll(/<path [^>]*><\/path>| href="[^"]*"/g, '')
}

function show(shown: BookedLesson, language: Language, clock: FixedClock): string {
  showNextLesson(document, { lesson: shown, firstName: 'Hana', language, now: clock.now(), timeZone: clock.timeZone })
  return parts()
    .map(({ innerHTML }) => innerHTML)
    .join('')
}

describe('The next lesson that the document shows', () => {
  const begun = {
    ...lesson,
    start: Temporal.Instant.from('2026-05-12T17:30:00Z'),
    movableUntil: Temporal.Instant.from('2026-05-11T17:30:00Z'),
  }
  const cases: readonly (readonly [string, BookedLesson])[] = [
    ['in two days', lesson],
    [
      'tomorrow, too late to be moved',
      { ...lesson, start: Temporal.Instant.from('2026-05-13T12:30:00Z'), movableUntil: Temporal.Instant.from('2026-05-12T12:30:00Z') },
    ],
    ['begun', begun],
    ['without a coach', { ...lesson, coach: undefined }],
    ['with a coach in Japanese script', { ...lesson, coach: { id: 'c', firstName: '太郎', lastName: '山田' } }],
    ['in braces', { ...lesson, name: '{{figure}}' }],
  ]
  const zones = ['America/Chicago', 'Asia/Tokyo']
  const all = languages.flatMap((language) => zones.flatMap((zone) => cases.map(([what, given]) => [what, language, zone, given] as const)))

  test.each(all)('is what the product shows: %s, in %s, in %s', async (_what, language, zone, given) => {
    const clock = new FixedClock('2026-05-12T17:44:00Z', zone)
    open(language)
    expect(comparable(show(given, language, clock))).toBe(comparable(await shownByProduct(given, language, clock)))
  })
})

describe('The document’s next lesson', () => {
  const clock = new FixedClock('2026-05-12T17:44:00Z')
  beforeEach(() => open('en'))

  test('takes the place of the skeleton, and gives it back when another tab changes the account', () => {
    show(lesson, 'en', clock)
    expect(parts().map(({ dataset }) => dataset['shown'])).toEqual(['', ''])
    hideParts(document)
    expect(parts().map(({ dataset, textContent }) => [dataset['shown'], textContent])).toEqual([
      [undefined, ''],
      [undefined, ''],
    ])
  })

  test('is not shown once the product has taken over', () => {
    document.querySelector<HTMLElement>('[data-early]')?.removeAttribute('data-early')
    show(lesson, 'en', clock)
    expect(parts().map(({ textContent }) => textContent)).toEqual(['…', '…'])
  })
})
