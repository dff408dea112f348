import { describe, expect, test } from 'vitest'
import { emptyOutbox, type Outbox, type UsageSession } from '#domain/learning/outbox'
import { Failure } from '../shared/failure.ts'
import { SendAnalytics } from './SendAnalytics.ts'

const place = { videoId: 'tempo-1', categoryId: 'swing' }
const device = { os: 'Linux', platform: 'web', browser: 'Firefox', device: 'desktop', resolution: { width: 1440, height: 900 } } as const
const events = [{ name: 'played', time: 0 }] as const
const opening: UsageSession = { key: 'one', player: 'hana', place, touched: 0, device, stage: 'unopened', isOver: false, events }
const open: UsageSession = { ...opening, key: 'two', stage: 'open', id: 'viewing-2' }
const subscription = { key: 'three', player: 'hana', place, touched: 7, isUnderWay: false }

function aPost(sessions: readonly UsageSession[], more: { readonly fails?: Error; readonly subscriptions?: Outbox['subscriptions'] } = {}) {
  let box: Outbox = { ...emptyOutbox, sessions, subscriptions: more.subscriptions ?? [] }
  const sent: unknown[] = []
  const send = async (...words: readonly unknown[]) => {
    sent.push(words)
    if (more.fails) throw more.fails
  }
  const club = {
    open: async (...words: readonly unknown[]) => {
      await send('open', ...words)
      return 'viewing-1'
    },
    add: (...words: readonly unknown[]) => send('add', ...words),
    subscribed: (...words: readonly unknown[]) => send('subscribed', ...words),
  }
  const outbox = {
    change: async <T>(change: (before: Outbox, now: number) => readonly [Outbox, T]) => {
      const [after, answer] = change(box, 0)
      box = after
      return answer
    },
    empty: async () => undefined,
  }
  const consent: { value: string | undefined } = { value: 'hana' }
  const connectivity = { value: true }
  return { sent, consent, connectivity, box: () => box, post: new SendAnalytics(outbox, club, consent, connectivity) }
}

describe('usage', () => {
  test('is sent until nothing is left', async () => {
    const { post, sent, box } = aPost([opening, { ...open, isOver: true }], { subscriptions: [subscription] })
    expect(await post.execute()).toEqual({ waits: false })
    expect(sent).toEqual([
      ['open', place, device, events],
      ['add', 'viewing-2', events],
      ['subscribed', place, 7],
    ])
    expect(box()).toEqual({ sessions: [{ ...opening, stage: 'open', id: 'viewing-1', events: [] }], subscriptions: [] })
  })

  test('waits without a network', async () => {
    const { post, sent, connectivity } = aPost([opening])
    connectivity.value = false
    expect(await post.execute()).toEqual({ waits: true })
    expect(sent).toEqual([])
  })

  test('is neither sent nor changed without consent', async () => {
    const { post, sent, consent, box } = aPost([opening])
    consent.value = undefined
    expect(await post.execute()).toEqual({ waits: false })
    expect([sent, box().sessions]).toEqual([[], [opening]])
  })

  test.each([
    ['throttled', 30],
    ['server-fault', undefined],
  ] as const)('waits and is kept where the club answers %s', async (kind, retryAfter) => {
    const { post, sent, box } = aPost([opening, open], { fails: new Failure(kind, { retryAfter }) })
    expect(await post.execute()).toEqual({ waits: true, after: retryAfter })
    expect([sent.length, box().sessions]).toEqual([1, [opening, open]])
  })

  test('that may have arrived is not resent, and the rest is sent', async () => {
    const { post, sent, box } = aPost([opening, open], { fails: new Failure('timed-out') })
    expect(await post.execute()).toEqual({ waits: false })
    expect([sent.length, box().sessions]).toEqual([2, [{ ...open, events: [] }]])
  })

  test('hides no programming error', async () => {
    await expect(aPost([opening], { fails: new TypeError('oops') }).post.execute()).rejects.toThrow(TypeError)
  })
})
