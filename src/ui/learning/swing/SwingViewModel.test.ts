import { describe, expect, test } from 'vitest'
import { untilIdle } from '#adapters/browser/createDevice'
import { SendSwing } from '#app/learning/SendSwing'
import { Failure } from '#app/shared/failure'
import { longestComment } from '#domain/learning/comment'
import type { SentComment } from '#domain/learning/swing'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { createPlaybackPreferences } from '../../../../tests/builders/learning.ts'
import { buildRecordedSwing } from '../../../../tests/builders/swings.ts'
import { SendModel } from './SendModel.ts'
import { SwingViewModel } from './SwingViewModel.ts'

function aClub() {
  const sent: SentComment[] = []
  const trouble: ('before' | 'after' | undefined)[] = []
  const at = Temporal.Instant.from('2026-05-13T17:30:00Z')
  const swings = {
    list: async () => [],
    byId: async (id: string) => buildRecordedSwing(id, { comments: [...sent] }),
    sendToCoach: async (_id: string, text: string) => {
      const trap = trouble.shift()
      if (trap === 'before') throw new Failure('rejected')
      sent.push({ id: `${sent.length}`, text, at })
      if (trap === 'after') throw new Failure('timed-out')
    },
  }
  const sender = new SendSwing(swings, { value: true })
  const drafts = new DraftsInMemory()
  const swing = async (id = 'a') => {
    const model = new SwingViewModel(swings, new SendModel(sender, drafts), createPlaybackPreferences())
    await model.open(id)
    model.letter.open()
    return model
  }
  return { swing, sent, trouble }
}

describe('A comment to the coach', () => {
  test('is sent without spaces around it, and stands beside the swing', async () => {
    const { swing, sent } = aClub()
    const model = await swing()
    model.letter.write('  Hips late? ')
    expect(await model.send()).toBe(true)
    expect([sent.map(({ text }) => text), model.swing?.comments.map(({ text }) => text)]).toEqual([['Hips late?'], ['Hips late?']])
    expect([model.letter.isOpen, model.letter.comment]).toEqual([false, ''])
  })

  test.each([
    ['  ', 'empty'],
    ['x'.repeat(longestComment + 1), 'too-long'],
    ['a\u0007b', 'unreadable'],
  ])('%j is not sent', async (text, problem) => {
    const { swing, sent } = aClub()
    const model = await swing()
    model.letter.write(text)
    expect(await model.send()).toBe(false)
    expect([model.letter.problem, sent, model.letter.comment]).toEqual([problem, [], text])
  })

  test('stays as it was typed where it was refused', async () => {
    const { swing, trouble } = aClub()
    const model = await swing()
    trouble.push('before')
    model.letter.write('Hips late?')
    expect(await model.send()).toBe(false)
    expect([model.letter.isOpen, model.letter.comment, model.letter.sending.failure?.kind]).toEqual([true, 'Hips late?', 'rejected'])
  })

  test('whose answer was lost was sent, and is told as sent', async () => {
    const { swing, sent, trouble } = aClub()
    const model = await swing()
    trouble.push('after')
    model.letter.write('Hips late?')
    expect([await model.send(), sent.length]).toEqual([true, 1])
  })

  test('waits where its writer leaves, at its own swing', async () => {
    const { swing } = aClub()
    const model = await swing()
    model.letter.write('Hips la')
    model.dispose()
    expect([(await swing()).letter.comment, (await swing('b')).letter.comment]).toEqual(['Hips la', ''])
  })

  test('is sent once, however often it is pressed', async () => {
    const { swing, sent } = aClub()
    const model = await swing()
    model.letter.write('Hips late?')
    await Promise.all([model.send(), model.send()])
    await untilIdle()
    expect(sent.length).toBe(1)
  })
})

test('A video runs on when its swing is read once more', async () => {
  const { swing } = aClub()
  const model = await swing()
  const before = model.reading.value?.player
  await model.open('a')
  expect(model.reading.value?.player).toBe(before)
})
