import { BehaviorSubject, Subject, skip } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { aDevice, rest } from '#adapters/browser/aDevice'
import { BrowserDevice } from '#adapters/browser/BrowserDevice'
import { DeviceStorage } from '#adapters/browser/DeviceStorage'
import { keys } from '#adapters/browser/keys'
import { exclusively } from '#adapters/browser/locks'
import { StoredOutbox } from '#adapters/browser/StoredOutbox'
import { Failure, type FailureKind } from '../shared/failure.ts'
import { NoteUsage } from './NoteUsage.ts'
import type { VideoUsage } from './ports/VideoUsage.ts'
import { SendUsage } from './SendUsage.ts'
import { UsageConsent } from './UsageConsent.ts'
import { UsagePost } from './UsagePost.ts'

const fiveTimes: readonly FailureKind[] = ['server-fault', 'server-fault', 'server-fault', 'server-fault', 'server-fault']
const video = { id: 'tempo-1', category: { id: 'swing', title: 'Swing' } }

/** The club, as far as it hears of films: all viewings and what was added, in its order. */
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
  const usage: VideoUsage = {
    async open(_place, _device, events) {
      await hear(`open ${verbs(events)}`)
      return 'viewing-1'
    },
    add: (id, events) => hear(`${id} ${verbs(events)}`),
    subscribed: ({ videoId }) => hear(`subscribed ${videoId}`),
  }
  return { heard, failing, usage }
}

function aTab(device: ReturnType<typeof aDevice>, club: ReturnType<typeof aClub>) {
  const hidden = new Subject<boolean>()
  const online = new BehaviorSubject(true)
  const learner = new BehaviorSubject<string | undefined>('hana')
  const habits = new BehaviorSubject({ usageAnalytics: true })
  const line = sourceOf(online)
  const tab = device.tab({ visibility: { value: true, changes: hidden }, connectivity: line })
  const outbox = new StoredOutbox(new DeviceStorage(tab), exclusively(tab), device.clock)
  const consent = new UsageConsent(sourceOf(learner), sourceOf(habits))
  const post = new UsagePost(new SendUsage(outbox, club.usage, consent, line), outbox, consent, {
    clock: device.clock,
    line,
    page: tab.visibility,
  })
  const notes = new NoteUsage(outbox, consent, post, new BrowserDevice(tab))
  return { notes, post, hidden, online, learner, habits, kept: () => device.local.items.get(keys.outbox) }
}

function sourceOf<T>(subject: BehaviorSubject<T>) {
  return {
    get value() {
      return subject.value
    },
    changes: subject.pipe(skip(1)),
  }
}

async function play(notes: NoteUsage): Promise<string | undefined> {
  return notes.note(video, { verb: 'played', time: 0, viewing: undefined })
}

function one() {
  const device = aDevice()
  const club = aClub()
  return { device, club, ...aTab(device, club) }
}

describe('What happens to films', () => {
  test('is told as it begins, and then together', async () => {
    const { notes, club, device } = one()
    const viewing = await play(notes)
    await rest()
    expect(club.heard).toEqual(['open played'])
    await notes.note(video, { verb: 'seeked', time: 3, viewing })
    await notes.note(video, { verb: 'paused', time: 4, viewing })
    await rest()
    expect(club.heard).toHaveLength(1)
    await device.clock.pass(10_000)
    expect(club.heard).toEqual(['open played', 'viewing-1 seeked paused'])
  })

  test('is told before the page goes, and leaves nothing behind', async () => {
    const { notes, club, hidden, kept } = one()
    const viewing = await play(notes)
    await rest()
    await notes.note(video, { verb: 'paused', time: 4, viewing })
    hidden.next(false)
    await rest()
    await notes.note(video, { verb: 'terminated', time: 4, viewing })
    await rest()
    expect(club.heard).toEqual(['open played', 'viewing-1 paused', 'viewing-1 terminated'])
    expect(kept()).toBeUndefined()
  })

  test('waits for the network without trying', async () => {
    const { notes, club, online, device } = one()
    online.next(false)
    await play(notes)
    await device.clock.pass(600_000)
    expect(club.heard).toEqual([])
    online.next(true)
    await rest()
    expect(club.heard).toEqual(['open played'])
  })

  test('is tried again after pauses that grow, and no more once that was in vain, until something happens', async () => {
    const { notes, club, device } = one()
    club.failing.push(...fiveTimes)
    const viewing = await play(notes)
    for (const seconds of [10, 30, 60, 300]) await device.clock.pass(seconds * 1000)
    expect(club.failing).toEqual([])
    expect(device.clock.sleeping).toBe(0)
    await notes.note(video, { verb: 'paused', time: 4, viewing })
    await device.clock.pass(10_000)
    expect(club.heard).toEqual(['open played paused'])
  })

  test('is not asked about in a pause that the club has made, though the page is put aside', async () => {
    const { notes, club, hidden } = one()
    club.failing.push('throttled')
    await play(notes)
    await rest()
    hidden.next(false)
    await rest()
    expect(club.heard).toEqual([])
  })

  test.each(['timed-out', 'offline', 'broken-contract', 'gone'] as const)(
    'that was sent and came to %s is not sent again',
    async (kind) => {
      const { notes, club, device, kept } = one()
      club.failing.push(kind)
      const viewing = await play(notes)
      await device.clock.pass(1_000_000)
      await notes.note(video, { verb: 'paused', time: 4, viewing })
      await device.clock.pass(1_000_000)
      expect(club.heard).toEqual(kind === 'timed-out' ? ['open played'] : [])
      expect(kept()).toBeUndefined()
    },
  )
})

describe('Two tabs', () => {
  test('tell each thing once, whichever of them tells it', async () => {
    const device = aDevice()
    const club = aClub()
    const [here, there] = [aTab(device, club), aTab(device, club)]
    here.online.next(false)
    const viewing = await play(here.notes)
    await here.notes.note(video, { verb: 'paused', time: 4, viewing })
    here.online.next(true)
    await Promise.all([here.post.start(), there.post.start(), here.post.hurry(), there.post.hurry()])
    await rest()
    expect(club.heard).toEqual(['open played paused'])
  })
})

describe('Where it is not wanted', () => {
  test('nothing is noted, sent or kept, and what waited is gone', async () => {
    const { notes, club, habits, kept, device } = one()
    club.failing.push('server-fault')
    const viewing = await play(notes)
    await rest()
    expect(kept()).toBeDefined()
    habits.next({ usageAnalytics: false })
    await rest()
    expect(kept()).toBeUndefined()
    expect(await notes.note(video, { verb: 'paused', time: 4, viewing })).toBeUndefined()
    await notes.noteSubscription(video)
    await device.clock.pass(1_000_000)
    expect(club.heard).toEqual([])
    expect(kept()).toBeUndefined()
  })

  test('what an earlier page has left is forgotten', async () => {
    const { notes, club, kept, device } = one()
    club.failing.push('server-fault')
    await play(notes)
    await rest()
    const later = aTab(device, club)
    later.habits.next({ usageAnalytics: false })
    await later.notes.tellLeft()
    expect(kept()).toBeUndefined()
  })
})

describe('A sign-out', () => {
  test('empties it, and nothing is sent in the name of whoever comes next', async () => {
    const { notes, club, learner, kept, device } = one()
    club.failing.push('server-fault')
    const viewing = await play(notes)
    await rest()
    learner.next(undefined)
    await rest()
    expect(kept()).toBeUndefined()
    learner.next('mateo')
    expect(await notes.note(video, { verb: 'paused', time: 4, viewing })).toBe(viewing)
    await device.clock.pass(1_000_000)
    expect(club.heard).toEqual([])
  })
})
