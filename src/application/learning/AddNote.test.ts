import { describe, expect, test } from 'vitest'
import type { VideoNote } from '#domain/learning/note'
import { Failure } from '../shared/failure.ts'
import { AddNote } from './AddNote.ts'

const before: VideoNote = { id: '1', time: 12, text: 'Hips first' }
const earlier: VideoNote = { id: '0', time: 3, text: 'Grip' }
const added: VideoNote = { id: '2', time: 20, text: 'Slower' }

function aVideo(now: readonly VideoNote[], isLost = true) {
  const sent: unknown[] = []
  const never = () => Promise.reject(new Error('Nobody asks for this here'))
  const add = async (...words: readonly unknown[]) => {
    sent.push(words)
    if (isLost) throw new Failure('timed-out')
  }
  const use = new AddNote({ of: async () => now, add, change: never, remove: never }, { value: true })
  return { sent, add: () => use.execute({ videoId: 'tempo', time: 20, text: 'Slower', known: [before, earlier] }) }
}

test('a note is added to its video', async () => {
  const { add, sent } = aVideo([], false)
  expect(await add()).toBe('added')
  expect(sent).toEqual([['tempo', { time: 20, text: 'Slower' }]])
})

describe('where the answer is lost, a note', () => {
  test('was added if the video has it now', async () => {
    expect(await aVideo([before, added]).add()).toBe('added')
  })

  test.each([
    ['there is no new note', [before]],
    ['the new note stands at another moment', [before, { ...added, time: 21 }]],
    ['the new note says something else', [before, { ...added, text: 'Faster' }]],
    ['the same note was there before', [{ ...added, id: before.id }]],
  ])('was not added where %s', async (_why, now) => {
    await expect(aVideo(now).add()).rejects.toMatchObject({ kind: 'timed-out', outcome: 'not-done' })
  })
})
