import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/builders/renderAt.ts'
import { createTexts, type TextStore } from './i18n.ts'
import { Navigation } from './Navigation.tsx'

let texts: TextStore

beforeAll(async () => {
  texts = await createTexts({ language: 'en' })
})

function currentOn(path: string, wide: boolean): string[] {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(new EventTarget(), mediaOf(media, wide)))
  const place = renderAt()
  place.show(
    <I18nextProvider i18n={texts.i18n}>
      <MemoryRouter initialEntries={[path]}>
        <Navigation />
      </MemoryRouter>
    </I18nextProvider>,
  )
  const found = [...place.element.querySelectorAll('[aria-current]')].map(
    (link) => `${link.textContent}: ${link.getAttribute('aria-current')}`,
  )
  place.clear()
  return found
}

function mediaOf(media: string, matches: boolean) {
  return { media, matches, onchange: null, addListener: () => undefined, removeListener: () => undefined }
}

describe.each([
  ['The rail, which leaves booking to the screens', true, 'Lessons: true'],
  ['The bar, where booking stands as well', false, 'Book: page'],
])('%s', (_what, wide, onBooking) => {
  test.each([
    ['/', ['Home: page']],
    ['/play', ['Play: page']],
    ['/play/bag', ['Play: true']],
    ['/play/courses/links', ['Play: true']],
    ['/lessons', ['Lessons: page']],
    ['/lessons/7', ['Lessons: true']],
    ['/lessons/7/move', ['Lessons: true']],
    ['/lessons/book', [onBooking]],
    ['/learn', ['Learn: page']],
    ['/learn/videos/7', ['Learn: true']],
    ['/shop', ['Shop: page']],
    ['/shop/cart', ['Shop: true']],
    ['/devices/purchases', ['Devices: true']],
    ['/shop/memberships', ['Shop: true']],
    ['/shop/orders/000001017', []],
    ['/returns', []],
    ['/fitting/putters', []],
    ['/lessonsome', []],
  ])('shows where %s lies: %j', (path, areas) => {
    expect(currentOn(path, wide)).toEqual(areas)
  })
})
