import { describe, expect, test } from 'vitest'
import type { RecordedSwing } from '#domain/learning/swing'
import { buildRecordedSwing } from '../../../tests/builders/swings.ts'
import { Failure } from '../shared/failure.ts'
import { SendSwing } from './SendSwing.ts'

type Mishap = 'lost' | 'late' | 'unreadable' | 'answer lost' | 'refused' | undefined

function aCoach(...mishaps: Mishap[]) {
  const arrived: string[] = []
  const reads: string[] = []
  let onItsWay: string | undefined
  let isReadable = true
  const swings = {
    byId: async (id: string) => {
      reads.push(id)
      if (!isReadable) throw new Failure('offline')
      const comments = arrived.map((text, place) => ({ id: `${place}`, text, at: Temporal.Instant.from('2026-05-13T17:30:00Z') }))
      if (onItsWay !== undefined) arrived.push(onItsWay)
      onItsWay = undefined
      return buildRecordedSwing(id, { comments })
    },
    sendToCoach: async (_id: string, comment: string) => {
      const mishap = mishaps.shift()
      if (mishap === undefined) return void arrived.push(comment)
      if (mishap === 'refused') throw new Failure('rejected')
      if (mishap === 'answer lost') arrived.push(comment)
      if (mishap === 'late') onItsWay = comment
      isReadable = mishap !== 'unreadable'
      throw new Failure('timed-out')
    },
  }
  const use = new SendSwing(swings, { value: true })
  const send = (comment: string, comments: RecordedSwing['comments'] = []) => use.execute({ swing: { id: 'a', comments }, comment })
  return { send, arrived, reads, mend: () => (isReadable = true) }
}

describe('A swing that is sent', () => {
  test('and never arrives counts as not sent, and is sent once by the next attempt', async () => {
    const { send, arrived } = aCoach('lost')
    await expect(send('Hips?')).rejects.toMatchObject({ outcome: 'not-done' })
    await send('Hips?')
    expect(arrived).toEqual(['Hips?'])
  })

  test('and arrives late is not sent again', async () => {
    const { send, arrived } = aCoach('late')
    await expect(send('Hips?')).rejects.toMatchObject({ outcome: 'not-done' })
    expect(await send('Hips?')).toBe('sent')
    expect(arrived).toEqual(['Hips?'])
  })

  test('and can’t be read has an unknown outcome, and nothing more is sent until it can', async () => {
    const { send, arrived, mend } = aCoach('unreadable')
    await expect(send('Hips?')).rejects.toMatchObject({ outcome: 'unknown' })
    await expect(send('Hips?')).rejects.toMatchObject({ outcome: 'unknown' })
    mend()
    await send('Hips?')
    expect(arrived).toEqual(['Hips?'])
  })

  test('with another comment is a new one', async () => {
    const { send, arrived } = aCoach('late')
    await expect(send('Hips?')).rejects.toMatchObject({ outcome: 'not-done' })
    await send('Hips late?')
    expect(arrived).toEqual(['Hips?', 'Hips late?'])
  })

  test('and whose answer alone is lost has arrived', async () => {
    const { send, arrived } = aCoach('answer lost')
    expect(await send('Hips?')).toBe('sent')
    expect(arrived).toEqual(['Hips?'])
  })

  test('and whose answer alone is lost is told from the comments before it', async () => {
    const { send } = aCoach(undefined, 'answer lost')
    await send('Elbow?')
    const known = { id: '0', text: 'Elbow?', at: Temporal.Instant.from('2026-05-13T17:30:00Z') }
    expect(await send('Hips?', [known])).toBe('sent')
  })

  test('is not taken for sent because of a comment with other words', async () => {
    const { send, arrived } = aCoach('lost')
    arrived.push('Elbow?')
    await expect(send('Hips?')).rejects.toMatchObject({ outcome: 'not-done' })
  })

  test('is not taken for sent because of the same words that were sent before', async () => {
    const { send } = aCoach(undefined, 'lost')
    await send('Hips?')
    const known = { id: '0', text: 'Hips?', at: Temporal.Instant.from('2026-05-13T17:30:00Z') }
    await expect(send('Hips?', [known])).rejects.toMatchObject({ outcome: 'not-done' })
  })

  test('and arrives is not looked for before the next one', async () => {
    const { send, reads, arrived } = aCoach()
    await send('Hips?')
    await send('Hips?')
    expect([reads, arrived]).toEqual([[], ['Hips?', 'Hips?']])
  })

  test('and is refused is not looked for before the next attempt', async () => {
    const { send, reads } = aCoach('refused')
    await expect(send('Hips?')).rejects.toMatchObject({ kind: 'rejected' })
    await send('Hips?')
    expect(reads).toEqual([])
  })

  test('and was found at last is not looked for any more', async () => {
    const { send, reads } = aCoach('late')
    await expect(send('Hips?')).rejects.toMatchObject({ outcome: 'not-done' })
    await send('Hips?')
    const before = reads.length
    await send('Hips?')
    expect(reads).toHaveLength(before)
  })
})
