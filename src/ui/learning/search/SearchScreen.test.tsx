import { act } from 'react'
import { useLocation } from 'react-router'
import { NEVER } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RecentKeywords } from '#app/learning/RecentKeywords'
import { Failure } from '#app/shared/failure'
import type { FoundVideo } from '#domain/learning/library'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { buttonNamed, pressButton } from '../../../../tests/builders/pressButton.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { SearchScreen } from './SearchScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const video: FoundVideo = { id: 'v-2', title: 'Turn', seconds: 130, progress: 0, isFavourite: false, seriesId: 's-7', seriesTitle: 'Tempo' }

function Address() {
  return <output>{useLocation().search}</output>
}

async function show(at: string, found: () => Promise<readonly FoundVideo[]> = async () => [], recent: readonly string[] = []) {
  const asked: string[] = []
  const library = {
    ...{ categories: unasked, series: unasked, oneSeries: unasked, languages: async () => ['en', 'fr'] as const },
    search: ({ keyword, language }: { readonly keyword: string; readonly language: string }) => {
      asked.push(`${keyword} ${language}`)
      return found()
    },
  }
  const keywords = new RecentKeywords({ value: 'hana', changes: NEVER })
  for (const keyword of recent) keywords.add(keyword)
  await act(async () =>
    place.show(
      <InPage parts={[library, keywords, { sleep: async () => undefined }]} at={at}>
        <SearchScreen />
        <Address />
      </InPage>,
    ),
  )
  return { asked, keywords }
}

const all = (selector: string) => [...place.element.querySelectorAll(selector)]
const address = () => Object.fromEntries(new URLSearchParams(place.element.querySelector('output')?.textContent))

test('a link searches for its keyword in its language, and tells how many videos were found', async () => {
  const { asked } = await show('/?keyword=turn&language=fr', async () => [video, { ...video, id: 'v-3', title: 'Finish' }])
  expect([asked, all('[role=status]').map(({ textContent }) => textContent)]).toEqual([['turn fr'], ['search.found count=2']])
  expect(all('li a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Turn', '/learn/videos/v-2?series=s-7'],
    ['Tempo', '/learn/series/s-7'],
    ['Finish', '/learn/videos/v-3?series=s-7'],
    ['Tempo', '/learn/series/s-7'],
  ])
})

test('a keyword is kept once one of its videos is opened, or the form is sent', async () => {
  const { keywords } = await show('/?keyword=turn', async () => [video])
  expect(keywords.value).toEqual([])
  await act(async () => all('li a')[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  expect(keywords.value).toEqual(['turn'])
  keywords.remove('turn')
  await act(async () => place.element.querySelector('form')?.requestSubmit())
  expect(keywords.value).toEqual(['turn'])
})

test('recent keywords are searched again or forgotten, each by itself', async () => {
  const { asked, keywords } = await show('/', async () => [], ['putt', 'tempo'])
  await pressButton('search.forget keyword=putt')
  expect([keywords.value, buttonNamed('putt')]).toEqual([['tempo'], undefined])
  await pressButton('tempo')
  expect([asked, address(), place.element.textContent.includes('search.none')]).toEqual([
    ['tempo en'],
    { keyword: 'tempo', language: 'en' },
    true,
  ])
})

test('another language searches again and is in the address', async () => {
  const { asked } = await show('/?keyword=turn')
  const select = place.element.querySelector('select')
  expect(select?.value).toBe('en')
  await act(async () => {
    if (select) select.value = 'fr'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect([asked, address()]).toEqual([['turn en', 'turn fr'], { keyword: 'turn', language: 'fr' }])
})

test('a search that fails says so', async () => {
  await show('/?keyword=turn', () => Promise.reject(new Failure('server-fault')))
  expect(place.element.textContent).toContain('search.unread')
})
