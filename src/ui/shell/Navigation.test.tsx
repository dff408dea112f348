import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { createTexts, type TextShelf } from './i18n.ts'
import { Navigation } from './Navigation.tsx'

let texts: TextShelf

beforeAll(async () => {
  texts = await createTexts({ language: 'en' })
})

function currentOn(path: string): string[] {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={texts.i18n}>
      <MemoryRouter initialEntries={[path]}>
        <Navigation />
      </MemoryRouter>
    </I18nextProvider>,
  )
  return [...place.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent ?? '')
}

test.each([
  ['/', ['Home']],
  ['/lessons', ['Lessons']],
  ['/lessons/7', ['Lessons']],
  ['/lessons/7/move', ['Lessons']],
  ['/lessons/book', ['Book']],
  ['/lessonsome', []],
])('%s lies in %j', (path, areas) => {
  expect(currentOn(path)).toEqual(areas)
})
