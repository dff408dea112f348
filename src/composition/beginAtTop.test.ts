import { expect, test } from 'vitest'
import { beginAtTop } from './beginAtTop.ts'

const state = (pathname: string, historyAction = 'PUSH', navigation = 'idle') => ({
  ...{ location: { pathname }, historyAction, navigation: { state: navigation } },
})

test.each([
  ['another screen', state('/lessons'), 1],
  ['another screen that is still loading', state('/lessons', 'PUSH', 'loading'), 0],
  ['another filter of the same screen', state('/shop'), 0],
  ['the way back', state('/lessons', 'POP'), 0],
])('A page is scrolled to its top for %s', (_, next, times) => {
  let scrolled = 0
  const follow = beginAtTop(state('/shop'), () => {
    scrolled += 1
  })
  follow(next)
  follow(next)
  expect(scrolled).toBe(times)
})
