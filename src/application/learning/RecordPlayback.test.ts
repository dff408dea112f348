import { describe, expect, test } from 'vitest'
import { emptyOutbox, type Outbox } from '#domain/learning/outbox'
import { RecordPlayback } from './RecordPlayback.ts'

const video = { id: 'tempo-1', category: { id: 'swing', title: 'Swing' } }
const place = { videoId: 'tempo-1', categoryId: 'swing' }
const traits = { os: 'Linux', platform: 'web', browser: 'Firefox', device: 'desktop', resolution: { width: 1440, height: 900 } } as const

function aDesk() {
  let box: Outbox = emptyOutbox
  const asked: string[] = []
  const outbox = {
    change: async <T>(change: (before: Outbox, now: number) => readonly [Outbox, T]) => {
      const [after, answer] = change(box, 7)
      box = after
      return answer
    },
    empty: async () => undefined,
  }
  const post = { start: async () => void asked.push('start'), gather: () => asked.push('gather'), hurry: () => asked.push('hurry') }
  const consent: { value: string | undefined } = { value: 'hana' }
  const notes = new RecordPlayback(outbox, consent, post, { traits: () => traits })
  return { notes, consent, asked, box: () => box }
}

describe('the first event of a viewing', () => {
  test('begins a viewing in the player’s name, and is sent at once', async () => {
    const { notes, asked, box } = aDesk()
    expect(await notes.record(video, { verb: 'played', time: 1.23456, viewing: undefined })).toBe('7')
    expect(box().sessions).toEqual([
      {
        ...{ key: '7', player: 'hana', place, touched: 7, device: traits, stage: 'unopened', isOver: false },
        events: [{ name: 'played', time: 1.235 }],
      },
    ])
    expect(asked).toEqual(['start', 'hurry'])
  })

  test('does not replace another viewing', async () => {
    const { notes, box } = aDesk()
    const first = await notes.record(video, { verb: 'played', time: 0, viewing: undefined })
    const second = await notes.record(video, { verb: 'played', time: 0, viewing: undefined })
    expect(box().sessions.map(({ key }) => key)).toEqual([first, second])
  })
})

describe('a later event', () => {
  test('is noted with its viewing, and sent together with others', async () => {
    const { notes, asked, box } = aDesk()
    const viewing = await notes.record(video, { verb: 'played', time: 0, viewing: undefined })
    expect(await notes.record(video, { verb: 'paused', time: 4, viewing })).toBe(viewing)
    expect(box().sessions.map(({ events }) => events.map(({ name }) => name))).toEqual([['played', 'paused']])
    expect(asked.slice(2)).toEqual(['start', 'gather'])
  })

  test('that ends the viewing is sent at once', async () => {
    const { notes, asked } = aDesk()
    const viewing = await notes.record(video, { verb: 'played', time: 0, viewing: undefined })
    await notes.record(video, { verb: 'terminated', time: 4, viewing })
    expect(asked.slice(2)).toEqual(['start', 'hurry'])
  })
})

describe('a subscription', () => {
  test('is noted in the player’s name, and sent at once', async () => {
    const { notes, asked, box } = aDesk()
    await notes.recordSubscription(video)
    expect(box().subscriptions).toEqual([{ key: '7', player: 'hana', place, touched: 7, isUnderWay: false }])
    expect(asked).toEqual(['start', 'hurry'])
  })

  test('does not replace another one', async () => {
    const { notes, box } = aDesk()
    await notes.recordSubscription(video)
    await notes.recordSubscription({ ...video, id: 'tempo-2' })
    expect(box().subscriptions.map((each) => each.place.videoId)).toEqual(['tempo-1', 'tempo-2'])
  })
})

test('nothing is noted or sent without consent', async () => {
  const { notes, consent, asked, box } = aDesk()
  consent.value = undefined
  expect(await notes.record(video, { verb: 'played', time: 0, viewing: undefined })).toBeUndefined()
  expect(await notes.record(video, { verb: 'paused', time: 4, viewing: '7' })).toBeUndefined()
  await notes.recordSubscription(video)
  expect([box(), asked]).toEqual([emptyOutbox, []])
})

test('what an earlier page has left is sent', async () => {
  const { notes, asked } = aDesk()
  await notes.recordExit()
  expect(asked).toEqual(['start'])
})
