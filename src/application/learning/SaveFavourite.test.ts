import { expect, test } from 'vitest'
import type { Favourite } from '#domain/learning/favourite'
import { SaveFavourite } from './SaveFavourite.ts'

function aClub(breaks: (write: { readonly isKept: boolean }) => boolean = () => false) {
  const written: string[] = []
  const waiting: (() => void)[] = []
  const set = async ({ videoId }: Favourite, isKept: boolean) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await promise
    if (breaks({ isKept })) throw new Error('broken')
    written.push(`${videoId} ${isKept}`)
  }
  const answer = async () => {
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { keep: new SaveFavourite({ set }), written, waiting, answer }
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

test('each press learns what its own write has brought about', async () => {
  const { keep, answer } = aClub(({ isKept }) => !isKept)
  const first = keep.execute(chip, true)
  const second = expect(keep.execute(chip, false)).rejects.toThrow('broken')
  await answer()
  await answer()
  expect(await first).toBe(true)
  await second
})

test('a third press with the same value does not repeat a failed write', async () => {
  const { keep, waiting, answer } = aClub(() => true)
  const all = [true, false, true].map((wanted) => expect(keep.execute(chip, wanted)).rejects.toThrow('broken'))
  await answer()
  await Promise.all(all)
  expect(waiting).toHaveLength(0)
})

test('a press after all is written is a write of its own', async () => {
  const { keep, written, answer } = aClub()
  for (const wanted of [true, false, true]) {
    const press = keep.execute(chip, wanted)
    await answer()
    await press
  }
  expect(written).toEqual(['chip true', 'chip false', 'chip true'])
})

test('one favourite does not wait for another', () => {
  const { keep, waiting } = aClub()
  void keep.execute(chip, true)
  void keep.execute({ seriesId: 'short' }, true)
  expect(waiting).toHaveLength(2)
})

test('a failed write is reported', async () => {
  const { keep, answer } = aClub(() => true)
  const failing = expect(keep.execute(chip, true)).rejects.toThrow('broken')
  await answer()
  await failing
})

test('added favourites are emitted, removed ones are not', async () => {
  const { keep, answer } = aClub()
  const kept: Favourite[] = []
  keep.kept.subscribe((favourite) => kept.push(favourite))
  for (const wanted of [true, false]) {
    const press = keep.execute(chip, wanted)
    await answer()
    expect(await press).toBe(wanted)
  }
  expect(kept).toEqual([chip])
})

test('a press after a write that has failed is a write of its own', async () => {
  let isBroken = true
  const { keep, written, answer } = aClub(() => isBroken)
  const failing = expect(keep.execute(chip, true)).rejects.toThrow('broken')
  await answer()
  await failing
  isBroken = false
  const press = keep.execute(chip, true)
  await answer()
  await press
  expect(written).toEqual(['chip true'])
})

test('a press while two writes wait replaces the second', async () => {
  const { keep, written, answer } = aClub()
  const all = [true, false, true, false].map((wanted) => keep.execute(chip, wanted))
  await answer()
  await answer()
  expect(await Promise.all(all)).toEqual([true, false, false, false])
  expect(written).toEqual(['chip true', 'chip false'])
})
