import type { DeviceTraits, UsageEvent, VideoPlace } from './usage.ts'

interface Entry {
  /** Unique on this device. */
  readonly key: string
  /** Events are sent only in this player's name. */
  readonly player: string
  readonly place: VideoPlace
  /** Time of the last event, in milliseconds since 1970. */
  readonly touched: number
}

export interface UsageSession extends Entry {
  readonly device: DeviceTraits
  /** `opening`: requested but not answered yet. */
  readonly stage: 'unopened' | 'opening' | 'open'
  /** The club's id, once the session is open. */
  readonly id?: string | undefined
  /** No more events will follow. */
  readonly isOver: boolean
  readonly events: readonly UsageEvent[]
}

export interface Subscription extends Entry {
  readonly isUnderWay: boolean
}

export interface Outbox {
  readonly sessions: readonly UsageSession[]
  readonly subscriptions: readonly Subscription[]
}

/** Removed from the outbox, or marked there, before it is sent. */
export type OutboxBatch =
  | { readonly kind: 'opening'; readonly session: UsageSession }
  | { readonly kind: 'events'; readonly session: UsageSession; readonly id: string }
  | { readonly kind: 'subscription'; readonly subscription: Subscription }

export const emptyOutbox: Outbox = { sessions: [], subscriptions: [] }

/** Beyond a limit the oldest entries are dropped, and after a day without an event every entry. */
export const limits = { entries: 10, events: 100, batch: 50, milliseconds: 24 * 60 * 60 * 1000 }

/** The entries still valid at `now`, in milliseconds since 1970. */
export function withoutExpired({ sessions, subscriptions }: Outbox, now: number): Outbox {
  const isFresh = ({ touched }: Entry) => now - touched < limits.milliseconds
  return { sessions: sessions.filter(isFresh).slice(-limits.entries), subscriptions: subscriptions.filter(isFresh).slice(-limits.entries) }
}

/** A key that no entry has. */
export function unusedKey({ sessions, subscriptions }: Outbox, now: number): string {
  const taken = new Set([...sessions, ...subscriptions].map(({ key }) => key))
  let key = `${now}`
  for (let count = 1; taken.has(key); count += 1) key = `${now}.${count}`
  return key
}

/** Adds an event to its session; does nothing if the session was dropped. */
export function withEvent(box: Outbox, key: string, { event, at }: { readonly event: UsageEvent; readonly at: number }): Outbox {
  return withSession(box, key, (session) => ({
    ...session,
    touched: at,
    isOver: event.name === 'terminated',
    events: [...session.events, event].slice(-limits.events),
  }))
}

/** The outbox without what is sent next, and the next request of `player`, if there is one. */
export function takeNextBatch(box: Outbox, player: string): readonly [Outbox, OutboxBatch | undefined] {
  const isOwn = (entry: Entry) => entry.player === player
  const session = box.sessions.find((each) => isOwn(each) && each.stage !== 'opening' && each.events.length > 0)
  if (session) return takeBatchFrom(box, session)
  const subscription = box.subscriptions.find((each) => isOwn(each) && !each.isUnderWay)
  if (!subscription) return [box, undefined]
  return [withSubscription(box, subscription.key, true), { kind: 'subscription', subscription }]
}

function takeBatchFrom(box: Outbox, session: UsageSession): readonly [Outbox, OutboxBatch] {
  const { key, id, stage } = session
  const parcel = { ...session, events: session.events.slice(0, limits.batch) }
  const rest = { ...session, events: session.events.slice(limits.batch), stage: id === undefined ? 'opening' : stage }
  return [
    withSession(box, key, () => rest),
    id === undefined ? { kind: 'opening', session: parcel } : { kind: 'events', session: parcel, id },
  ]
}

/** Puts refused events back. Entries removed meanwhile stay removed. */
export function withBatchReturned(box: Outbox, parcel: OutboxBatch): Outbox {
  if (parcel.kind === 'subscription') return withSubscription(box, parcel.subscription.key, false)
  const { key, stage, events } = parcel.session
  return withSession(box, key, (session) => ({ ...session, stage, events: [...events, ...session.events].slice(-limits.events) }))
}

/** Removes what was sent or is lost; `id` is the club's id of an opened session. */
export function withoutBatch(box: Outbox, parcel: OutboxBatch, id: string | undefined): Outbox {
  if (parcel.kind === 'subscription') return without(box, parcel.subscription.key)
  const { key } = parcel.session
  // Without the club's id, no more events can be sent.
  if (parcel.kind === 'opening' && id === undefined) return without(box, key)
  const open = withSession(box, key, (session) => ({ ...session, stage: 'open', id: id ?? session.id }))
  const session = open.sessions.find((each) => each.key === key)
  return session?.isOver && session.events.length === 0 ? without(open, key) : open
}

function withSession(box: Outbox, key: string, change: (session: UsageSession) => UsageSession): Outbox {
  return { ...box, sessions: box.sessions.map((session) => (session.key === key ? change(session) : session)) }
}

function withSubscription(box: Outbox, key: string, isUnderWay: boolean): Outbox {
  return { ...box, subscriptions: box.subscriptions.map((each) => (each.key === key ? { ...each, isUnderWay } : each)) }
}

function without({ sessions, subscriptions }: Outbox, key: string): Outbox {
  return { sessions: sessions.filter((each) => each.key !== key), subscriptions: subscriptions.filter((each) => each.key !== key) }
}
