import { beforeEach, expect, test } from 'vitest'
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

test('the heading and the skeleton are shown once their styles are there', async () => {
  const styled = Promise.withResolvers<void>()
  const showing = showScreenView(document, view, styled.promise)
  expect(main()?.innerHTML).toBe('')
  styled.resolve()
  await showing
  expect(main()?.querySelector('h1.heading')?.textContent).toBe('Learn')
  expect(main()?.querySelector('span')?.style.width).toBe('40%')
  expect(main()?.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(document.title).toBe('Learn · Clubhouse')
})

test.each([
  ['the product has taken over', '[data-early]', 'data-early'],
  ['the area is closed to the player', '[aria-current]', 'aria-current'],
])('nothing is shown where %s', async (_what, place, attribute) => {
  document.querySelector(place)?.removeAttribute(attribute)
  await showScreenView(document, view, Promise.resolve())
  expect(main()?.innerHTML).toBe('')
})
