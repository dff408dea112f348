import { expect, test } from 'vitest'
import { inOrder, noteAt } from './note.ts'

test('the note of the moment is the last that the video has passed', () => {
  const notes = inOrder([
    { id: 'b', time: 8, text: '' },
    { id: 'a', time: 2, text: '' },
  ])
  expect([1, 2, 7.9, 8, 99].map((time) => noteAt(notes, time)?.id)).toEqual([undefined, 'a', 'a', 'b', 'b'])
})
