import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { compile } from 'sass'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/builders/renderAt.ts'
import { AppShell } from './AppShell.tsx'
import { createTexts, type TextStore } from './i18n.ts'
import { wideQuery } from './wide.ts'

let texts: TextStore
let isWide = true
const profile = { content: 'Hana', isOpen: true, onOpen: () => undefined, onClose: () => undefined }

beforeAll(async () => {
  texts = await createTexts({ language: 'en' })
})

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: isWide, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  )
})

function shown(isEmbedded: boolean) {
  const place = renderAt()
  place.show(
    <I18nextProvider i18n={texts.i18n}>
      <MemoryRouter>
        <AppShell profile={profile} isEmbedded={isEmbedded}>
          Home
        </AppShell>
      </MemoryRouter>
    </I18nextProvider>,
  )
  const found = ['nav', 'aside', 'footer'].filter((part) => place.element.querySelector(part))
  place.clear()
  return found
}

describe('What stands around a screen', () => {
  test.each([
    ['with room', true, false, ['nav', 'aside', 'footer']],
    ['on a phone', false, false, ['nav', 'footer']],
    ['embedded, with room', true, true, []],
    ['embedded, on a phone', false, true, []],
  ])('%s [support.layout-flags] [support.embed-mobile-only]', (_where, wide, isEmbedded, parts) => {
    isWide = wide
    expect(shown(isEmbedded)).toEqual(parts)
  })
})

test('The main navigation stands at the left from 968 px on, unless embedded, and below that at the foot [support.layout-flags]', () => {
  const { css } = compile('src/ui/shell/Navigation.module.scss', { loadPaths: ['src/ui/kit/styles'] })
  const rules = css.replaceAll(/\s+/g, ' ')
  expect(rules).toMatch(/\.navigation \{ position: fixed; [^}]*inset-block-end: 0;/)
  expect(rules).toMatch(
    /@media \(width >= 968px\) \{ :where\(:root:not\(\[data-embed\]\)\) \.navigation \{ position: sticky; [^}]*width: var\(--rail\)/,
  )
  expect(rules).toContain('[data-embed] .navigation { display: none; }')
  expect(wideQuery).toBe('(min-width: 968px)')
})
