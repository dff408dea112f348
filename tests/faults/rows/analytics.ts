import * as calls from '#adapters/rest/learning/usageCalls'
import { AnalyticsOutbox } from '#app/learning/ports/AnalyticsOutbox'
import { VideoAnalytics } from '#app/learning/ports/VideoAnalytics'
import { SendAnalytics } from '#app/learning/SendAnalytics'
import { Connectivity } from '#app/shared/ports/Connectivity'
import type { Resolver } from '#composition/provide'
import type { Outbox } from '#domain/learning/outbox'
import { hana, type RowContext, row } from '../Row.ts'

const place = { videoId: 'tempo-1', categoryId: 'swing', seriesId: 'tempo' }
const device = { os: 'Linux', platform: 'web', browser: 'Chrome', device: 'desktop', resolution: { width: 1440, height: 900 } } as const
const entry = { key: 'one', player: hana, place }
const session = { ...entry, device, isOver: true, events: [{ name: 'played', time: 0 }] } as const

/** Sends what waits; if nothing waits, repeats the last request. */
async function send(ask: Resolver, waiting: (now: number) => Outbox): Promise<unknown> {
  await ask(AnalyticsOutbox).change((box, now) => [box.sessions.length + box.subscriptions.length > 0 ? box : waiting(now), undefined])
  return new SendAnalytics(ask(AnalyticsOutbox), ask(VideoAnalytics), { value: hana }, ask(Connectivity)).execute()
}

async function opened({ world }: RowContext): Promise<string> {
  const { id } = await world.videoUsage.add({
    ...{ id: world.nextId('viewing'), playerId: hana, videoId: place.videoId, seriesId: place.seriesId, category: place.categoryId },
    ...device,
    events: [],
  })
  return id
}

export const rows = [
  row(calls.initVideoUsage, (ask) =>
    send(ask, (touched) => ({ sessions: [{ ...session, touched, stage: 'unopened' }], subscriptions: [] })),
  ),
  row(
    calls.addVideoUsage,
    (ask, id) => send(ask, (touched) => ({ sessions: [{ ...session, touched, stage: 'open', id }], subscriptions: [] })),
    { prepare: opened },
  ),
  row(calls.videoSubscription, (ask) =>
    send(ask, (touched) => ({ sessions: [], subscriptions: [{ ...entry, touched, isUnderWay: false }] })),
  ),
]
