import { describe, expect, test } from 'vitest'
import {
  emptyOutbox,
  limits,
  type Outbox,
  takeNextBatch,
  type UsageSession,
  unusedKey,
  withBatchReturned,
  withEvent,
  withoutBatch,
  withoutExpired,
} from './outbox.ts'

const day = limits.milliseconds
const place = { videoId: 'tempo-1', categoryId: 'swing', seriesId: 'tempo' }
const device = { os: 'Linux', platform: 'web', browser: 'Firefox', device: 'desktop', resolution: { width: 1440, height: 900 } } as const
const played = { name: 'played', time: 0 } as const
const paused = { name: 'paused', time: 3 } as const
const left = { name: 'terminated', time: 3 } as const

function aSession(own: Partial<UsageSession> = {}): UsageSession {
  return { key: 'one', player: 'hana', place, touched: 0, device, stage: 'unopened', isOver: false, events: [played], ...own }
}

function aBox(...sessions: readonly UsageSession[]): Outbox {
  return { ...emptyOutbox, sessions }
}

function sent(box: Outbox) {
  const [rest, parcel] = takeNextBatch(box, 'hana')
  if (!parcel) throw new Error('Nothing is to be sent')
  return { rest, parcel }
}

describe('The stored outbox', () => {
  test('drops entries that are a day old', () => {
    const box = aBox(aSession({ key: 'old', touched: 0 }), aSession({ key: 'young', touched: 1 }))
    expect(withoutExpired(box, day).sessions.map(({ key }) => key)).toEqual(['young'])
  })

  test('is no more than a few viewings, the latest', () => {
    const many = Array.from({ length: limits.entries + 3 }, (_, index) => aSession({ key: `${index}` }))
    expect(withoutExpired(aBox(...many), 1).sessions.map(({ key }) => key)).toEqual(many.slice(3).map(({ key }) => key))
  })

  test('is no more than so many things of one viewing, the latest', () => {
    let box = aBox(aSession({ events: [] }))
    for (let time = 0; time < limits.events + 5; time += 1) box = withEvent(box, 'one', { event: { name: 'seeked', time }, at: 0 })
    expect(box.sessions[0]?.events.map(({ time }) => time)).toEqual(Array.from({ length: limits.events }, (_, index) => index + 5))
  })

  test('is as young as what was noted last', () => {
    expect(withEvent(aBox(aSession()), 'one', { event: paused, at: 9 }).sessions[0]).toMatchObject({ touched: 9, isOver: false })
  })

  test('has a key of its own, whatever else began in the same moment', () => {
    expect(unusedKey(emptyOutbox, 7)).toBe('7')
    expect(unusedKey(aBox(aSession({ key: '7' }), aSession({ key: '7.1' })), 7)).toBe('7.2')
  })
})

describe('The next request', () => {
  test('opens a viewing first, and nothing of it is sent meanwhile', () => {
    const { rest, parcel } = sent(aBox(aSession()))
    expect(parcel).toMatchObject({ kind: 'opening', session: { events: [played] } })
    const more = withEvent(rest, 'one', { event: paused, at: 1 })
    expect(takeNextBatch(more, 'hana')[1]).toBeUndefined()
    const open = withoutBatch(more, parcel, 'viewing-1')
    expect(sent(open).parcel).toMatchObject({ kind: 'events', id: 'viewing-1', session: { events: [paused] } })
  })

  test('is nobody else’s', () => {
    expect(takeNextBatch(aBox(aSession({ player: 'mateo' })), 'hana')[1]).toBeUndefined()
  })

  test('is removed from the outbox, so that no other tab sends it', () => {
    const { rest } = sent(aBox(aSession({ stage: 'open', id: 'viewing-1' })))
    expect(takeNextBatch(rest, 'hana')[1]).toBeUndefined()
  })

  test('contains a limited number of events', () => {
    const events = Array.from({ length: limits.batch + 1 }, (_, time) => ({ name: 'seeked', time }) as const)
    const { rest, parcel } = sent(aBox(aSession({ stage: 'open', id: 'viewing-1', events })))
    expect(parcel).toMatchObject({ session: { events: events.slice(0, limits.batch) } })
    expect(sent(rest).parcel).toMatchObject({ session: { events: events.slice(limits.batch) } })
  })
})

describe('A subscription', () => {
  const subscription = { key: 'sub', player: 'hana', place, touched: 0, isUnderWay: false }
  const other = { ...subscription, key: 'other' }
  const box: Outbox = { sessions: [], subscriptions: [subscription, other] }

  test('is marked while it is sent, so that no other tab sends it too', () => {
    const { rest, parcel } = sent(box)
    expect(parcel).toEqual({ kind: 'subscription', subscription })
    expect(rest.subscriptions).toEqual([{ ...subscription, isUnderWay: true }, other])
    expect(sent(rest).parcel).toEqual({ kind: 'subscription', subscription: other })
  })

  test('is sent after the viewings', () => {
    expect(sent({ ...box, sessions: [aSession()] }).parcel.kind).toBe('opening')
  })

  test('is nobody else’s', () => {
    expect(takeNextBatch(box, 'mateo')).toEqual([box, undefined])
  })

  test('can be sent again where the club could not take it', () => {
    const { rest, parcel } = sent(box)
    expect(withBatchReturned(rest, parcel)).toEqual(box)
  })

  test('is gone once it is sent, and all else stays', () => {
    const whole = { ...box, sessions: [aSession({ player: 'mateo' })] }
    const { rest, parcel } = sent(whole)
    expect(withoutBatch(rest, parcel, undefined)).toEqual({ ...whole, subscriptions: [other] })
  })

  test('of a day ago is not kept, nor more than a few, the latest', () => {
    const many = Array.from({ length: limits.entries + 3 }, (_, index) => ({ ...subscription, key: `${index}`, touched: 1 }))
    const keys = withoutExpired({ sessions: [], subscriptions: [subscription, ...many] }, day).subscriptions.map(({ key }) => key)
    expect(keys).toEqual(many.slice(3).map(({ key }) => key))
    expect(withoutExpired(box, day).subscriptions).toEqual([])
  })

  test('has a key that no viewing has', () => {
    expect(unusedKey({ sessions: [aSession({ key: '7' })], subscriptions: [{ ...subscription, key: '7.1' }] }, 7)).toBe('7.2')
  })
})

describe('What was sent', () => {
  test('stands before what came after it where the club could not take it', () => {
    const { rest, parcel } = sent(aBox(aSession()))
    const box = withBatchReturned(withEvent(rest, 'one', { event: paused, at: 1 }), parcel)
    expect(sent(box).parcel).toMatchObject({ kind: 'opening', session: { events: [played, paused] } })
  })

  test('does not come back where the box was emptied meanwhile', () => {
    expect(withBatchReturned(emptyOutbox, sent(aBox(aSession())).parcel)).toEqual(emptyOutbox)
  })

  test('leaves a box alone that was emptied meanwhile', () => {
    expect(withoutBatch(emptyOutbox, sent(aBox(aSession())).parcel, 'viewing-1')).toEqual(emptyOutbox)
  })

  test('takes its viewing along once that is over, and not before', () => {
    const { rest, parcel } = sent(aBox(aSession({ stage: 'open', id: 'viewing-1' })))
    expect(withoutBatch(rest, parcel, undefined).sessions).toHaveLength(1)
    const over = sent(withEvent(withoutBatch(rest, parcel, undefined), 'one', { event: left, at: 1 }))
    expect(withoutBatch(over.rest, over.parcel, undefined)).toEqual(emptyOutbox)
  })

  test('of one viewing leaves all others', () => {
    const others = [aSession({ key: 'two' }), aSession({ key: 'three', stage: 'open', id: 'viewing-3' })]
    const { rest, parcel } = sent(aBox(aSession({ stage: 'open', id: 'viewing-1', isOver: true }), ...others))
    expect(withoutBatch(rest, parcel, undefined).sessions).toEqual(others)
  })

  test('of a viewing that is over leaves it while more is to be sent', () => {
    const events = Array.from({ length: limits.batch + 1 }, (_, time) => ({ name: 'seeked', time }) as const)
    const { rest, parcel } = sent(aBox(aSession({ stage: 'open', id: 'viewing-1', isOver: true, events })))
    expect(withoutBatch(rest, parcel, undefined).sessions).toMatchObject([{ key: 'one', id: 'viewing-1', isOver: true }])
  })

  test('comes back as no more than so many things, the latest', () => {
    const { rest, parcel } = sent(aBox(aSession()))
    let box = rest
    for (let time = 0; time < limits.events; time += 1) box = withEvent(box, 'one', { event: { name: 'seeked', time }, at: 0 })
    expect(withBatchReturned(box, parcel).sessions[0]?.events).toHaveLength(limits.events)
    expect(withBatchReturned(box, parcel).sessions[0]?.events[0]).toEqual({ name: 'seeked', time: 0 })
  })

  test('changes nothing of other viewings where it comes back', () => {
    const other = aSession({ key: 'two', stage: 'open', id: 'viewing-2' })
    const { rest, parcel } = sent(aBox(aSession(), other))
    expect(withBatchReturned(rest, parcel)).toEqual(aBox(aSession(), other))
  })

  test('leaves no viewing that the club may have opened and nobody can name', () => {
    const { rest, parcel } = sent(aBox(aSession()))
    const box = withoutBatch(rest, parcel, undefined)
    expect(box).toEqual(emptyOutbox)
    expect(withEvent(box, 'one', { event: paused, at: 1 })).toEqual(emptyOutbox)
  })
})
