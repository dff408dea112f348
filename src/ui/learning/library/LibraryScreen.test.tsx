import { act } from 'react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import type { Intro, Series } from '#domain/learning/library'
import { paths } from '#ui/shell/paths.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { buildMedia, createPlaybackPreferences } from '../../../../tests/builders/learning.ts'
import { pressButton } from '../../../../tests/builders/pressButton.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { LibraryScreen } from './LibraryScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const series = (id: string, own: Partial<Series>): Series => ({
  ...{ id, categoryId: 'putting', title: id, languages: ['en', 'fr'], videoCount: 4, watchedCount: 0, isFavourite: false },
  ...own,
})
const shelf = [series('tempo', { categoryId: 'swing', watchedCount: 3 }), series('lag', {}), series('greens', { languages: ['fr'] })]
const intro: Intro = { title: 'Welcome', media: buildMedia({ poster: '/intro.jpg' }) }

function Address() {
  return <output>{useLocation().search}</output>
}

async function show(at = '/', own: { readonly isOrderRefused?: boolean; readonly intro?: Intro } = {}) {
  const categories = [
    { id: 'swing', title: 'Swing' },
    { id: 'putting', title: 'Putting' },
  ]
  const library = {
    ...{ series: async () => shelf, oneSeries: unasked, search: unasked, languages: async () => ['en', 'fr'] as const },
    categories: async () => (own.isOrderRefused ? Promise.reject(new Failure('server-fault')) : { categories, intro: own.intro }),
  }
  await act(async () =>
    place.show(
      <InPage parts={[library, { execute: async () => [] }, createPlaybackPreferences()]} at={at}>
        <LibraryScreen />
        <Address />
      </InPage>,
    ),
  )
}

const all = (selector: string) => [...place.element.querySelectorAll(selector)]
const titles = () => all('li h2').map(({ textContent }) => textContent)
const chips = () =>
  all('[role=group] button')
    .filter((chip) => chip.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent)
const address = () => Object.fromEntries(new URLSearchParams(place.element.querySelector('output')?.textContent))

test('the shelf shows the chosen category in the chosen language, and the address keeps both', async () => {
  await show('/?language=fr')
  expect([chips(), titles(), place.element.querySelector('select')?.value]).toEqual([['library.all'], ['tempo', 'lag', 'greens'], 'fr'])
  await pressButton('Putting')
  expect([chips(), titles(), address()]).toEqual([['Putting'], ['lag', 'greens'], { language: 'fr', category: 'putting' }])
  const select = place.element.querySelector('select')
  await act(async () => {
    if (select) select.value = 'en'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect([titles(), address()]).toEqual([['lag'], { category: 'putting', language: 'en' }])
  await pressButton('library.all')
  expect([titles(), address()]).toEqual([['tempo', 'lag'], { language: 'en' }])
})

test('a series shows how much of it was watched, and leads to its videos', async () => {
  await show()
  expect(all('li').map((card) => card.querySelector<HTMLElement>('[class*=progress]')?.style.inlineSize)).toEqual(['75%', undefined])
  expect(all('li').map((card) => /library\.\w+ count=4(?: watched=3)?/.exec(card.textContent)?.[0])).toEqual([
    'library.watched count=4 watched=3',
    'library.videos count=4',
  ])
  expect(all('li h2 a').map((link) => link.getAttribute('href'))).toEqual(['/learn/series/tempo', '/learn/series/lag'])
})

test('a shelf without its categories shows all series, and says that they couldn’t be read', async () => {
  await show('/', { isOrderRefused: true })
  expect([place.element.textContent.includes('library.orderUnread'), titles()]).toEqual([true, ['tempo', 'lag', 'greens']])
})

test('the introduction is watched in a dialog that is named after it, where there is one', async () => {
  await show()
  expect(place.element.textContent).not.toContain('intro.watch')
  place.clear()
  place = renderAt()
  await show('/', { intro })
  expect(place.element.querySelector('section img')?.getAttribute('src')).toBe('/intro.jpg')
  await pressButton('intro.watch')
  await act(async () => void (await import('../player/Player.tsx')))
  const dialog = document.querySelector('[role=dialog]')
  expect([dialog?.querySelector('h2')?.textContent, dialog?.querySelector('video')?.getAttribute('aria-label')]).toEqual([
    'Welcome',
    'Welcome',
  ])
  await act(async () => dialog?.querySelector('button')?.click())
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

test('the library leads to its other pages', async () => {
  await show()
  expect(all('nav a').map((link) => link.getAttribute('href'))).toEqual([
    paths.videoSearch,
    paths.videoFavourites,
    paths.lessonHistory,
    paths.plan,
    paths.swings,
  ])
})
