import * as calls from '#adapters/rest/learning/usageCalls'
import { AnalyticsOutbox } from '#app/learning/ports/AnalyticsOutbox'
import { SendAnalytics } from '#app/learning/SendAnalytics'
import type { Resolver } from '#composition/provide'
import type { Outbox } from '#domain/learning/outbox'
import type { UseCaseRun } from '../cell/ObservedView.ts'
import { hana, type RowContext, rowOfUseCase } from '../Row.ts'

const place = { videoId: 'tempo-1', categoryId: 'swing', seriesId: 'tempo' }
const device = { os: 'Linux', platform: 'web', browser: 'Chrome', device: 'desktop', resolution: { width: 1440, height: 900 } } as const
const entry = { key: 'one', player: hana, place }
const session = { ...entry, device, isOver: true, events: [{ name: 'played', time: 0 }] } as const

/** Sends what waits; if nothing waits, repeats the last request. */
function sending(ask: Resolver, waiting: (now: number) => Outbox): UseCaseRun {
  const outbox = ask(AnalyticsOutbox)
  let kept: Outbox | undefined
  const look = () =>
    outbox.change((box) => {
      kept = box
      return [box, undefined]
    })
  return {
    open: async () => {
      await outbox.change((box, now) => [box.sessions.length + box.subscriptions.length > 0 ? box : waiting(now), undefined])
      await look()
    },
    act: async () => {
      await ask(SendAnalytics).execute()
      await look()
    },
    kept: () => kept,
  }
}

async function opened({ world }: RowContext): Promise<string> {
  const { id } = await world.videoUsage.add({
    ...{ id: world.nextId('viewing'), playerId: hana, videoId: place.videoId, seriesId: place.seriesId, category: place.categoryId },
    ...device,
    events: [],
  })
  return id
}

const notNow = ['500', '500-once', '503-3s', '503-3s-once', '503', '429-7s', '429-7s-once', '429-date', '429-30s', '429-31s', '429']

const untold = {
  reason: 'playback analytics are sent beside what the player watches',
  deviations: [{ where: notNow, gives: { kept: 'before' }, source: 'decision 022: what the club can not take now stays in the outbox' }],
} as const

export const rows = [
  rowOfUseCase(
    calls.initVideoUsage,
    (ask) => sending(ask, (touched) => ({ sessions: [{ ...session, touched, stage: 'unopened' }], subscriptions: [] })),
    untold,
  ),
  rowOfUseCase(
    calls.addVideoUsage,
    (ask, id) => sending(ask, (touched) => ({ sessions: [{ ...session, touched, stage: 'open', id }], subscriptions: [] })),
    { ...untold, prepare: opened },
  ),
  rowOfUseCase(
    calls.videoSubscription,
    (ask) => sending(ask, (touched) => ({ sessions: [], subscriptions: [{ ...entry, touched, isUnderWay: false }] })),
    untold,
  ),
]
