import { afterEach, beforeEach, expect, test } from 'vitest'
import { showScreenView, type ViewNode } from './showScreenView.ts'

const view: readonly ViewNode[] = [
  { name: 'h1', attributes: { class: 'heading' }, content: ['Learn'] },
  { name: 'span', attributes: { 'data-style': 'width: 40%' }, content: [] },
  { name: 'svg', attributes: { viewBox: '0 0 1 1' }, content: [{ name: 'path', attributes: { d: 'M0 0' }, content: [] }] },
]

const main = () => document.querySelector('main')

beforeEach(() => {
  document.body.innerHTML = '<div data-early=""><nav><a aria-current="page">Learn</a></nav><main></main></div>'
})

afterEach(() => {
  document.body.replaceChildren()
  document.adoptedStyleSheets = []
  document.title = ''
})

test('the heading and the skeleton are shown with their styles', () => {
  showScreenView(document, { view, styles: '.heading { color: red }' })
  expect(document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))).toEqual([
    '.heading { color: red; }',
  ])
  expect(main()?.querySelector('h1.heading')?.textContent).toBe('Learn')
  expect(main()?.querySelector('span')?.style.width).toBe('40%')
  expect(main()?.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(document.title).toBe('Learn · Clubhouse')
})

test.each([
  ['the product has taken over', '[data-early]', 'data-early'],
  ['the area is closed to the player', '[aria-current]', 'aria-current'],
])('nothing is shown where %s', (_what, place, attribute) => {
  document.querySelector(place)?.removeAttribute(attribute)
  showScreenView(document, { view, styles: '' })
  expect(main()?.innerHTML).toBe('')
})
