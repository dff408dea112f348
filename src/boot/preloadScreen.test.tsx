import { expect, test } from 'vitest'
import { preloadScreen } from './preloadScreen.ts'
import { screenAt } from './screenAt.ts'

const files = ['assets/book.js', 'assets/book.css', 'assets/lesson.js']
const screens = [
  { path: '/lessons/book', needs: [0, 1], view: [], styles: '' },
  { path: '/lessons/:id', needs: [2], view: [], styles: '' },
]

test.each([
  ['/lessons/book', '/', ['modulepreload /assets/book.js', 'stylesheet /assets/book.css']],
  ['/lessons/a-1', '/', ['modulepreload /assets/lesson.js']],
  ['/club/lessons/a-1', '/club/', ['modulepreload /club/assets/lesson.js']],
  ['/lessons', '/', []],
  ['/lessons/a-1/move', '/', []],
] as const)('the code of the screen at %s is requested', async (address, base, links) => {
  const page = document.implementation.createHTMLDocument()
  await preloadScreen(page, address, { base, files, screens }, Promise.resolve())
  const requested = [...page.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`)
  expect(requested).toEqual(links)
})

test.each([
  ['/lessons/a-1', ['a-1']],
  ['/lessons/a%20b', ['a%20b']],
  ['/lessons/book', []],
])('the address %s contains the values %j', (address, values) => {
  expect(screenAt(address, { base: '/', screens })?.params).toEqual(values)
})
