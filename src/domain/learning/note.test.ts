import { expect, test } from 'vitest'
import { inOrder, longestNote, noteAt, noteProblem } from './note.ts'

test.each([
  ['Hands ahead', undefined],
  ['🏌️‍♀️ 手が先', undefined],
  ['Two\nlines', undefined],
  ['🏌'.repeat(longestNote), undefined],
  [' \n ', 'empty'],
  ['x'.repeat(10_240), 'too-long'],
  ['a\0b', 'unreadable'],
  ['a\u202Eb', 'unreadable'],
])('%j: %s', (text, problem) => {
  expect(noteProblem(text)).toBe(problem)
})

test('the note of the moment is the last that the film has passed', () => {
  const notes = inOrder([
    { id: 'b', time: 8, text: '' },
    { id: 'a', time: 2, text: '' },
  ])
  expect([1, 2, 7.9, 8, 99].map((time) => noteAt(notes, time)?.id)).toEqual([undefined, 'a', 'a', 'b', 'b'])
})
