import { expect, test } from 'vitest'
import type { Favourite } from '#domain/learning/favourite'
import { KeepFavourite } from './KeepFavourite.ts'

function aClub() {
  const written: string[] = []
  const waiting: (() => void)[] = []
  const set = async ({ videoId }: Favourite, isKept: boolean) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await promise
    if (videoId === 'broken') throw new Error('broken')
    written.push(`${videoId} ${isKept}`)
  }
  const answer = async () => {
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { keep: new KeepFavourite({ set }), written, waiting, answer }
}

const chip = { seriesId: 'short', videoId: 'chip' }

test('two quick presses end in the state of the last, one write after the other', async () => {
  const { keep, written, waiting, answer } = aClub()
  const both = [keep.execute(chip, true), keep.execute(chip, false)]
  expect(waiting).toHaveLength(1)
  await answer()
  await answer()
  await Promise.all(both)
  expect(written).toEqual(['chip true', 'chip false'])
})

test('three presses that end where the first write leads need no other', async () => {
  const { keep, written, answer } = aClub()
  const all = [true, false, true].map((wanted) => keep.execute(chip, wanted))
  await answer()
  await Promise.all(all)
  expect(written).toEqual(['chip true'])
})

test('one favourite does not wait for another', () => {
  const { keep, waiting } = aClub()
  void keep.execute(chip, true)
  void keep.execute({ seriesId: 'short' }, true)
  expect(waiting).toHaveLength(2)
})

test('a write that fails is told', async () => {
  const { keep, answer } = aClub()
  const failing = expect(keep.execute({ ...chip, videoId: 'broken' }, true)).rejects.toThrow('broken')
  await answer()
  await failing
})
