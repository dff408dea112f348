import { expect, test } from 'vitest'
import { scrollToTopOnNavigation } from './scrollToTopOnNavigation.ts'

const state = (pathname: string, historyAction = 'PUSH', navigation = 'idle', preventScrollReset = false) => ({
  ...{ location: { pathname }, historyAction, preventScrollReset, navigation: { state: navigation } },
})

test.each([
  ['another screen', state('/lessons'), 1],
  ['another screen that is still loading', state('/lessons', 'PUSH', 'loading'), 0],
  ['another filter of the same screen', state('/shop'), 0],
  ['another month of the same screen', state('/play/rounds/2026-05', 'REPLACE', 'idle', true), 0],
  ['the way back', state('/lessons', 'POP'), 0],
])('A page is scrolled to its top for %s', (_, next, times) => {
  let scrolled = 0
  const follow = scrollToTopOnNavigation(state('/shop'), () => {
    scrolled += 1
  })
  follow(next)
  follow(next)
  expect(scrolled).toBe(times)
})
