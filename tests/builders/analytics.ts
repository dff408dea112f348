import { BehaviorSubject, Subject, skip } from 'rxjs'
import { createDevice } from '#adapters/browser/createDevice'
import { BrowserDeviceInfo } from '#adapters/browser/device/BrowserDeviceInfo'
import { laterKeys } from '#adapters/browser/keys'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredOutbox } from '#adapters/browser/storage/StoredOutbox'
import { exclusively } from '#adapters/browser/tabs/locks'
import { AnalyticsConsent } from '#app/learning/AnalyticsConsent'
import { AnalyticsScheduler } from '#app/learning/AnalyticsScheduler'
import type { VideoAnalytics } from '#app/learning/ports/VideoAnalytics'
import { RecordPlayback } from '#app/learning/RecordPlayback'
import { SendAnalytics, type SentAnalytics } from '#app/learning/SendAnalytics'
import { Failure, type FailureKind } from '#app/shared/failure'

export const video = { id: 'tempo-1', category: { id: 'swing', title: 'Swing' } }

/** Records all viewings and events in order. */
export function createAnalyticsServer() {
  const received: string[] = []
  const failing: FailureKind[] = []
  const verbs = (events: readonly { readonly name: string }[]) => events.map(({ name }) => name).join(' ')
  const hear = async (words: string) => {
    await new Promise((resolve) => setImmediate(resolve))
    const kind = failing.shift()
    if (kind === 'timed-out') received.push(words)
    if (kind) throw new Failure(kind)
    received.push(words)
  }
  const usage: VideoAnalytics = {
    async open(_place, _device, events) {
      await hear(`open ${verbs(events)}`)
      return 'viewing-1'
    },
    add: (id, events) => hear(`${id} ${verbs(events)}`),
    subscribed: ({ videoId }) => hear(`subscribed ${videoId}`),
  }
  return { heard: received, failing, usage }
}

export function createPlaybackTabOn(device: ReturnType<typeof createDevice>, club: ReturnType<typeof createAnalyticsServer>) {
  const hidden = new Subject<boolean>()
  const online = new BehaviorSubject(true)
  const player = new BehaviorSubject<string | undefined>('hana')
  const habits = new BehaviorSubject({ usageAnalytics: true })
  const connectivity = sourceOf(online)
  const tab = device.tab({ visibility: { value: true, changes: hidden }, connectivity: connectivity })
  const outbox = new StoredOutbox(new DeviceStorage(tab), exclusively(tab), device.clock)
  const consent = new AnalyticsConsent(sourceOf(player), sourceOf(habits))
  const post = new AnalyticsScheduler(new SendAnalytics(outbox, club.usage, consent, connectivity), outbox, consent, {
    clock: device.clock,
    connectivity,
    page: tab.visibility,
  })
  const notes = new RecordPlayback(outbox, consent, post, new BrowserDeviceInfo(tab))
  return { notes, post, hidden, online, player, habits, kept: () => device.local.items.get(laterKeys.outbox) }
}

export async function recordPlay(notes: RecordPlayback): Promise<string | undefined> {
  return notes.record(video, { verb: 'played', time: 0, viewing: undefined })
}

export function createPlaybackTab() {
  const device = createDevice()
  const club = createAnalyticsServer()
  return { device, club, ...createPlaybackTabOn(device, club) }
}

function sourceOf<T>(subject: BehaviorSubject<T>) {
  return {
    get value() {
      return subject.value
    },
    changes: subject.pipe(skip(1)),
  }
}

/** Uses the given outcomes in order. */
export function createSchedule(...outcomes: readonly SentAnalytics[]) {
  const { clock } = createDevice()
  const player = new BehaviorSubject<string | undefined>('hana')
  const habits = new BehaviorSubject({ usageAnalytics: true })
  const [connectivity, page] = [new BehaviorSubject(true), new BehaviorSubject(true)]
  const left = [...outcomes]
  const done: string[] = []
  const held: { gate: Promise<void> | undefined } = { gate: undefined }
  const execute = async (): Promise<SentAnalytics> => {
    done.push('send')
    await held.gate
    return left.shift() ?? { waits: false }
  }
  const empty = async () => void done.push('empty')
  const consent = new AnalyticsConsent(sourceOf(player), sourceOf(habits))
  const post = new AnalyticsScheduler({ execute }, { empty }, consent, {
    clock,
    connectivity: sourceOf(connectivity),
    page: sourceOf(page),
  })
  return { clock, player, habits, connectivity, page, done, held, post }
}

/** The club asks to retry after so many seconds. */
export const retryAfter = (after?: number): SentAnalytics => ({ waits: true, after })
