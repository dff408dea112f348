import { describe, expect, test } from 'vitest'
import { aFilmedSwing } from '../../../tests/builders/swings.ts'
import { Failure } from '../shared/failure.ts'
import { SendSwing } from './SendSwing.ts'

type Mishap = 'lost' | 'late' | 'unreadable'

/** `lost`: it never arrives; `late`: not before the swing is read again; `unreadable`: neither can the swing be read. */
function aCoach(...mishaps: Mishap[]) {
  const arrived: string[] = []
  let onItsWay: string | undefined
  let isReadable = true
  const swings = {
    byId: async (id: string) => {
      if (!isReadable) throw new Failure('offline')
      const comments = arrived.map((text, place) => ({ id: `${place}`, text, at: Temporal.Instant.from('2026-05-13T17:30:00Z') }))
      if (onItsWay !== undefined) arrived.push(onItsWay)
      onItsWay = undefined
      return aFilmedSwing(id, { comments })
    },
    sendToCoach: async (_id: string, comment: string) => {
      const mishap = mishaps.shift()
      if (mishap === undefined) return void arrived.push(comment)
      if (mishap === 'late') onItsWay = comment
      isReadable = mishap !== 'unreadable'
      throw new Failure('timed-out')
    },
  }
  const use = new SendSwing(swings, { value: true })
  const send = (comment: string) => use.execute({ swing: { id: 'a', comments: [] }, comment })
  return { send, arrived, mend: () => (isReadable = true) }
}

describe('A swing that is sent', () => {
  test('and never arrives is known not to be, and arrives once with the next attempt', async () => {
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

  test('and can’t be read is of unknown fate, and nothing more is sent until it can', async () => {
    const { send, arrived, mend } = aCoach('unreadable')
    await expect(send('Hips?')).rejects.toMatchObject({ outcome: 'unknown' })
    await expect(send('Hips?')).rejects.toMatchObject({ outcome: 'unknown' })
    mend()
    await send('Hips?')
    expect(arrived).toEqual(['Hips?'])
  })

  test('with other words is another letter', async () => {
    const { send, arrived } = aCoach('late')
    await expect(send('Hips?')).rejects.toMatchObject({ outcome: 'not-done' })
    await send('Hips late?')
    expect(arrived).toEqual(['Hips?', 'Hips late?'])
  })
})
