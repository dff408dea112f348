import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { createTexts } from '#ui/shell/i18n.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { EarlyPart } from './EarlyPart.tsx'

const texts = await createTexts({ language: 'en' })
const place = renderAt()
afterEach(() => place.show(null))

const shown = (key: string) => (
  <I18nextProvider i18n={texts.i18n}>
    <MemoryRouter key={key}>
      <EarlyPart name="lesson" className="to-come">
        <i>…</i>
      </EarlyPart>
    </MemoryRouter>
  </I18nextProvider>
)

function showEarly(): void {
  document.body.insertAdjacentHTML('afterbegin', '<div data-early-part="lesson" data-shown=""><p>Tomorrow</p></div>')
}

test('a text that the document shows stays in place of the skeleton, also when another part of the screen asks for it', async () => {
  showEarly()
  await place.show(shown('first'))
  document.body.querySelector(':scope > [data-shown]')?.remove()
  expect(place.element.textContent).toBe('Tomorrow')
  await place.show(shown('second'))
  expect(place.element.innerHTML).toBe('<div data-early-part="lesson" data-shown="" inert="" class="to-come"><p>Tomorrow</p></div>')
})

test('another page has its own skeleton', async () => {
  const next = (
    <I18nextProvider i18n={texts.i18n}>
      <MemoryRouter>
        <Link to="/next">Next</Link>
        <EarlyPart name="lesson">
          <i>…</i>
        </EarlyPart>
      </MemoryRouter>
    </I18nextProvider>
  )
  showEarly()
  await place.show(next)
  expect(place.element.textContent).toBe('NextTomorrow')
  await act(() => place.element.querySelector('a')?.click())
  expect(place.element.textContent).toBe('Next…')
})

test('without such a text there is the skeleton, and after a change of the language', async () => {
  await place.show(shown('first'))
  expect(place.element.textContent).toBe('…')
  showEarly()
  await place.show(shown('second'))
  expect(place.element.textContent).toBe('Tomorrow')
  await texts.change('fr')
  await place.show(shown('second'))
  expect(place.element.textContent).toBe('…')
})
