import { expect, test } from 'vitest'
import { commentProblem, longestComment } from './comment.ts'

test.each([
  ['Hands ahead', undefined],
  ['🏌️‍♀️ 手が先', undefined],
  ['Two\nlines', undefined],
  ['🏌'.repeat(longestComment), undefined],
  [' \n ', 'empty'],
  ['x'.repeat(10_240), 'too-long'],
  ['a\0b', 'unreadable'],
  ['a\u0007b', 'unreadable'],
  ['half a sign \uD83C', 'unreadable'],
])('%j: %s', (text, problem) => {
  expect(commentProblem(text)).toBe(problem)
})
