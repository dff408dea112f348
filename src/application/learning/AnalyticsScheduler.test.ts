import { BehaviorSubject, Subject, skip } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { createDevice, untilIdle } from '#adapters/browser/createDevice'
import { BrowserDeviceInfo } from '#adapters/browser/device/BrowserDeviceInfo'
import { laterKeys } from '#adapters/browser/keys'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredOutbox } from '#adapters/browser/storage/StoredOutbox'
import { exclusively } from '#adapters/browser/tabs/locks'
import { Failure, type FailureKind } from '../shared/failure.ts'
import { AnalyticsConsent } from './AnalyticsConsent.ts'
import { AnalyticsScheduler } from './AnalyticsScheduler.ts'
import type { VideoAnalytics } from './ports/VideoAnalytics.ts'
import { RecordPlayback } from './RecordPlayback.ts'
import { SendAnalytics, type SentAnalytics } from './SendAnalytics.ts'

const fiveTimes: readonly FailureKind[] = ['server-fault', 'server-fault', 'server-fault', 'server-fault', 'server-fault']
const video = { id: 'tempo-1', category: { id: 'swing', title: 'Swing' } }

/** Records all viewings and events in order. */
function aClub() {
  const heard: string[] = []
  const failing: FailureKind[] = []
  const verbs = (events: readonly { readonly name: string }[]) => events.map(({ name }) => name).join(' ')
  const hear = async (words: string) => {
    await new Promise((resolve) => setImmediate(resolve))
    const kind = failing.shift()
    if (kind === 'timed-out') heard.push(words)
    if (kind) throw new Failure(kind)
    heard.push(words)
  }
  const usage: VideoAnalytics = {
    async open(_place, _device, events) {
      await hear(`open ${verbs(events)}`)
      return 'viewing-1'
    },
    add: (id, events) => hear(`${id} ${verbs(events)}`),
    subscribed: ({ videoId }) => hear(`subscribed ${videoId}`),
  }
  return { heard, failing, usage }
}

function createTab(device: ReturnType<typeof createDevice>, club: ReturnType<typeof aClub>) {
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

function sourceOf<T>(subject: BehaviorSubject<T>) {
  return {
    get value() {
      return subject.value
    },
    changes: subject.pipe(skip(1)),
  }
}

async function play(notes: RecordPlayback): Promise<string | undefined> {
  return notes.record(video, { verb: 'played', time: 0, viewing: undefined })
}

function one() {
  const device = createDevice()
  const club = aClub()
  return { device, club, ...createTab(device, club) }
}

describe('Playback events', () => {
  test('are sent at the start and then in batches', async () => {
    const { notes, club, device } = one()
    const viewing = await play(notes)
    await untilIdle()
    expect(club.heard).toEqual(['open played'])
    await notes.record(video, { verb: 'seeked', time: 3, viewing })
    await notes.record(video, { verb: 'paused', time: 4, viewing })
    await untilIdle()
    expect(club.heard).toHaveLength(1)
    await device.clock.pass(10_000)
    expect(club.heard).toEqual(['open played', 'viewing-1 seeked paused'])
  })

  test('are sent before the page closes', async () => {
    const { notes, club, hidden, kept } = one()
    const viewing = await play(notes)
    await untilIdle()
    await notes.record(video, { verb: 'paused', time: 4, viewing })
    hidden.next(false)
    await untilIdle()
    await notes.record(video, { verb: 'terminated', time: 4, viewing })
    await untilIdle()
    expect(club.heard).toEqual(['open played', 'viewing-1 paused', 'viewing-1 terminated'])
    expect(kept()).toBeUndefined()
  })

  test('wait for the network without an attempt', async () => {
    const { notes, club, online, device } = one()
    online.next(false)
    await play(notes)
    await device.clock.pass(600_000)
    expect(club.heard).toEqual([])
    online.next(true)
    await untilIdle()
    expect(club.heard).toEqual(['open played'])
  })

  test('are retried after growing pauses, and then only with the next event', async () => {
    const { notes, club, device } = one()
    club.failing.push(...fiveTimes)
    const viewing = await play(notes)
    for (const seconds of [10, 30, 60, 300]) await device.clock.pass(seconds * 1000)
    expect(club.failing).toEqual([])
    expect(device.clock.sleeping).toBe(0)
    await notes.record(video, { verb: 'paused', time: 4, viewing })
    await device.clock.pass(10_000)
    expect(club.heard).toEqual(['open played paused'])
  })

  test('are not sent during a pause requested by the club, even if the page is hidden', async () => {
    const { notes, club, hidden } = one()
    club.failing.push('throttled')
    await play(notes)
    await untilIdle()
    hidden.next(false)
    await untilIdle()
    expect(club.heard).toEqual([])
  })

  test.each(['timed-out', 'offline', 'broken-contract', 'gone'] as const)(
    'that was sent and came to %s is not sent again',
    async (kind) => {
      const { notes, club, device, kept } = one()
      club.failing.push(kind)
      const viewing = await play(notes)
      await device.clock.pass(1_000_000)
      await notes.record(video, { verb: 'paused', time: 4, viewing })
      await device.clock.pass(1_000_000)
      expect(club.heard).toEqual(kind === 'timed-out' ? ['open played'] : [])
      expect(kept()).toBeUndefined()
    },
  )
})

describe('Two tabs', () => {
  test('send each event once, from either tab', async () => {
    const device = createDevice()
    const club = aClub()
    const [here, there] = [createTab(device, club), createTab(device, club)]
    here.online.next(false)
    const viewing = await play(here.notes)
    await here.notes.record(video, { verb: 'paused', time: 4, viewing })
    here.online.next(true)
    await Promise.all([here.post.start(), there.post.start(), here.post.hurry(), there.post.hurry()])
    await untilIdle()
    expect(club.heard).toEqual(['open played paused'])
  })
})

describe('Without consent', () => {
  test('waiting events are deleted', async () => {
    const { notes, club, habits, kept } = one()
    club.failing.push('server-fault')
    await play(notes)
    await untilIdle()
    expect(kept()).toBeDefined()
    habits.next({ usageAnalytics: false })
    await untilIdle()
    expect(kept()).toBeUndefined()
  })

  test('nothing is recorded, sent or stored', async () => {
    const { notes, club, habits, kept, device } = one()
    club.failing.push('server-fault')
    const viewing = await play(notes)
    await untilIdle()
    habits.next({ usageAnalytics: false })
    await untilIdle()
    expect(await notes.record(video, { verb: 'paused', time: 4, viewing })).toBeUndefined()
    await notes.recordSubscription(video)
    await device.clock.pass(1_000_000)
    expect(club.heard).toEqual([])
    expect(kept()).toBeUndefined()
  })

  test('events of an earlier page are deleted', async () => {
    const { notes, club, kept, device } = one()
    club.failing.push('server-fault')
    await play(notes)
    await untilIdle()
    const later = createTab(device, club)
    later.habits.next({ usageAnalytics: false })
    await later.notes.recordExit()
    expect(kept()).toBeUndefined()
  })
})

describe('A sign-out', () => {
  test('empties the outbox, and nothing is sent in the next player’s name', async () => {
    const { notes, club, player, kept, device } = one()
    club.failing.push('server-fault')
    const viewing = await play(notes)
    await untilIdle()
    player.next(undefined)
    await untilIdle()
    expect(kept()).toBeUndefined()
    player.next('mateo')
    expect(await notes.record(video, { verb: 'paused', time: 4, viewing })).toBe(viewing)
    await device.clock.pass(1_000_000)
    expect(club.heard).toEqual([])
  })
})

/** Uses the given outcomes in order. */
function aSchedule(...outcomes: readonly SentAnalytics[]) {
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
const later = (after?: number): SentAnalytics => ({ waits: true, after })

describe('Analytics are sent', () => {
  test('when the page starts, and then only with events', async () => {
    const { post, done, clock } = aSchedule()
    await post.start()
    await clock.pass(1_000_000)
    expect([done, clock.sleeping]).toEqual([['send'], 0])
  })

  test('once, however often the page starts', async () => {
    const { post, done, connectivity } = aSchedule()
    await post.start()
    await post.start()
    connectivity.next(true)
    await untilIdle()
    expect(done).toEqual(['send', 'send'])
  })

  test('ten seconds after something happens, with all that happens until then', async () => {
    const { post, done, clock } = aSchedule()
    post.gather()
    await clock.pass(5_000)
    post.gather()
    await clock.pass(4_999)
    expect(done).toEqual([])
    await clock.pass(1)
    await clock.pass(100_000)
    expect(done).toEqual(['send'])
  })

  test('ten seconds later where something happens while the rest is sent', async () => {
    const { post, done, clock, held } = aSchedule()
    const { promise, resolve } = Promise.withResolvers<void>()
    held.gate = promise
    post.hurry()
    post.gather()
    await clock.pass(100_000)
    expect(done).toEqual(['send'])
    held.gate = undefined
    resolve()
    await clock.pass(9_999)
    expect(done).toEqual(['send'])
    await clock.pass(1)
    expect(done).toEqual(['send', 'send'])
    await clock.pass(100_000)
    expect(done).toEqual(['send', 'send'])
  })

  test('once more where it is wanted at once while the rest is sent', async () => {
    const { post, done, held } = aSchedule()
    const { promise, resolve } = Promise.withResolvers<void>()
    held.gate = promise
    post.hurry()
    post.hurry()
    post.hurry()
    resolve()
    await untilIdle()
    expect(done).toEqual(['send', 'send'])
  })

  test('at once where it was to be sent soon, and not again then', async () => {
    const { post, done, clock } = aSchedule()
    post.gather()
    post.hurry()
    await clock.pass(100_000)
    expect([done, clock.sleeping]).toEqual([['send'], 0])
  })

  test('when the page is hidden', async () => {
    const { post, done, page } = aSchedule()
    await post.start()
    page.next(false)
    await untilIdle()
    expect(done).toEqual(['send', 'send'])
  })

  test('but not when the network goes', async () => {
    const { post, done, connectivity } = aSchedule()
    await post.start()
    connectivity.next(false)
    await untilIdle()
    expect(done).toEqual(['send'])
  })

  test('when the network is back', async () => {
    const { post, done, connectivity } = aSchedule()
    await post.start()
    connectivity.next(false)
    connectivity.next(true)
    await untilIdle()
    expect(done).toEqual(['send', 'send'])
  })

  test('when somebody else has signed in', async () => {
    const { post, done, player } = aSchedule()
    await post.start()
    player.next('mateo')
    await untilIdle()
    expect(done).toEqual(['send', 'send'])
  })
})

describe('After a failure analytics are sent again', () => {
  test('in 10, 30, 60 and 300 seconds', async () => {
    const { post, done, clock } = aSchedule(later(), later(), later(), later(), later())
    await post.start()
    for (const [index, seconds] of [10, 30, 60, 300].entries()) {
      await clock.pass(seconds * 1000 - 1)
      expect(done).toHaveLength(index + 1)
      await clock.pass(1)
      expect(done).toHaveLength(index + 2)
    }
  })

  test('after five failures only when something happens', async () => {
    const { post, done, clock } = aSchedule(later(), later(), later(), later(), later(), later())
    await post.start()
    for (const seconds of [10, 30, 60, 300]) await clock.pass(seconds * 1000)
    await clock.pass(10_000_000)
    expect(done).toHaveLength(5)
    post.gather()
    await clock.pass(10_000)
    expect(done).toHaveLength(6)
  })

  test('no sooner than the club says', async () => {
    const { post, done, clock } = aSchedule(later(25))
    await post.start()
    await clock.pass(24_999)
    expect(done).toHaveLength(1)
    await clock.pass(1)
    expect(done).toHaveLength(2)
  })

  test('no sooner than the pause, though the club says less', async () => {
    const { post, done, clock } = aSchedule(later(5))
    await post.start()
    await clock.pass(9_999)
    expect(done).toHaveLength(1)
  })

  test('after the first pause again once it was sent in between', async () => {
    const { post, done, clock } = aSchedule(later(), later(), { waits: false }, later())
    await post.start()
    await clock.pass(10_000)
    await clock.pass(30_000)
    post.hurry()
    await clock.pass(9_999)
    expect(done).toHaveLength(4)
    await clock.pass(1)
    expect(done).toHaveLength(5)
  })

  test('only after the pause, though something happens or was wanted meanwhile', async () => {
    const { post, done, clock, held } = aSchedule(later())
    const { promise, resolve } = Promise.withResolvers<void>()
    held.gate = promise
    post.hurry()
    post.hurry()
    post.gather()
    resolve()
    await untilIdle()
    post.hurry()
    post.gather()
    await clock.pass(9_999)
    expect([done, clock.sleeping]).toEqual([['send'], 1])
    await clock.pass(1)
    expect(done).toHaveLength(2)
  })

  test('when the network is back, without a pause', async () => {
    const { post, done, clock, connectivity } = aSchedule(later())
    connectivity.next(false)
    await post.start()
    await clock.pass(1_000_000)
    expect([done, clock.sleeping]).toEqual([['send'], 0])
    connectivity.next(true)
    await untilIdle()
    expect(done).toHaveLength(2)
  })
})

describe('Analytics are deleted', () => {
  test('as the page begins, where it is not wanted', async () => {
    const { post, done, habits } = aSchedule()
    habits.next({ usageAnalytics: false })
    await post.start()
    expect(done).toEqual(['empty'])
  })

  test('when it is wanted no more, and nothing waits to be sent', async () => {
    const { post, done, habits, clock } = aSchedule()
    await post.start()
    post.gather()
    habits.next({ usageAnalytics: false })
    await clock.pass(100_000)
    expect([done, clock.sleeping]).toEqual([['send', 'empty'], 0])
  })
})
