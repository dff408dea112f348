import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { languageTemplate, type Variant } from '../../scripts/vite/languageTemplate.ts'
import { templateContent } from '../../src/boot/showFirstView.ts'

const variants: readonly Variant[] = [
  {
    language: 'en',
    markup:
      '<p title="A &quot;lesson&quot;">New?<!-- --> <b>Open it</b></p><select><option selected="">en</option><option>fr</option></select>',
  },
  {
    language: 'fr',
    markup:
      '<p title="Une « leçon »">Nouveau &gt; <!-- --> <b>Ouvrir</b></p><select><option>en</option><option selected="">fr</option></select>',
  },
]

const shown = (language: string) => {
  document.body.replaceChildren(templateContent('form', language))
  return {
    text: document.body.textContent,
    title: document.querySelector('p')?.title,
    chosen: document.querySelector('select')?.value,
  }
}

beforeEach(() => {
  vi.stubGlobal('document', new Window().document)
  document.head.innerHTML = languageTemplate('form', variants)
})

afterEach(() => void vi.unstubAllGlobals())

test('A template is shown in each language', () => {
  expect(document.querySelectorAll('template')).toHaveLength(1)
  expect(shown('fr')).toEqual({ text: 'Nouveau >  Ouvrirenfr', title: 'Une « leçon »', chosen: 'fr' })
  document.head.innerHTML = languageTemplate('form', variants)
  expect(shown('en')).toEqual({ text: 'New? Open itenfr', title: 'A "lesson"', chosen: 'en' })
})

test('Languages with different scripts have a template each', () => {
  const markup = (language: string) => `<script src="/${language}.js"></script><p>${language}</p>`
  document.head.innerHTML = languageTemplate(
    'code',
    variants.map(({ language }) => ({ language, markup: markup(language) })),
  )
  const contents = ['en', 'fr'].map((language) => templateContent('code', language))
  expect(contents.map((content) => typeof content !== 'string' && content.textContent)).toEqual(['en', 'fr'])
})

test('What no language has is empty', () => {
  expect(templateContent('code', 'fr')).toBe('')
})

test.each([
  ['another element', '<b>In</b>'],
  ['one element more', '<p>In</p><p>Out</p>'],
  ['another order of nodes', '<p><!-- -->In</p>'],
])('A language with %s is refused', (_, markup) => {
  expect(() =>
    languageTemplate('form', [
      { language: 'en', markup: '<p>In</p>' },
      { language: 'fr', markup },
    ]),
  ).toThrow(/different elements/)
})
