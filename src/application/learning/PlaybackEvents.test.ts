import { describe, expect, test } from 'vitest'
import { createDevice, untilIdle } from '#adapters/browser/createDevice'
import { createAnalyticsServer, createPlaybackTab, createPlaybackTabOn, recordPlay, video } from '../../../tests/builders/analytics.ts'
import type { FailureKind } from '../shared/failure.ts'

const fiveTimes: readonly FailureKind[] = ['server-fault', 'server-fault', 'server-fault', 'server-fault', 'server-fault']

describe('Playback events', () => {
  test('are sent at the start and then in batches', async () => {
    const { notes, club, device } = createPlaybackTab()
    const viewing = await recordPlay(notes)
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
    const { notes, club, hidden, kept } = createPlaybackTab()
    const viewing = await recordPlay(notes)
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
    const { notes, club, online, device } = createPlaybackTab()
    online.next(false)
    await recordPlay(notes)
    await device.clock.pass(600_000)
    expect(club.heard).toEqual([])
    online.next(true)
    await untilIdle()
    expect(club.heard).toEqual(['open played'])
  })

  test('are retried after growing pauses, and then only with the next event', async () => {
    const { notes, club, device } = createPlaybackTab()
    club.failing.push(...fiveTimes)
    const viewing = await recordPlay(notes)
    for (const seconds of [10, 30, 60, 300]) await device.clock.pass(seconds * 1000)
    expect(club.failing).toEqual([])
    expect(device.clock.sleeping).toBe(0)
    await notes.record(video, { verb: 'paused', time: 4, viewing })
    await device.clock.pass(10_000)
    expect(club.heard).toEqual(['open played paused'])
  })

  test('are not sent during a pause requested by the club, even if the page is hidden', async () => {
    const { notes, club, hidden } = createPlaybackTab()
    club.failing.push('throttled')
    await recordPlay(notes)
    await untilIdle()
    hidden.next(false)
    await untilIdle()
    expect(club.heard).toEqual([])
  })

  test.each(['timed-out', 'offline', 'broken-contract', 'gone'] as const)(
    'that was sent and came to %s is not sent again',
    async (kind) => {
      const { notes, club, device, kept } = createPlaybackTab()
      club.failing.push(kind)
      const viewing = await recordPlay(notes)
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
    const club = createAnalyticsServer()
    const [here, there] = [createPlaybackTabOn(device, club), createPlaybackTabOn(device, club)]
    here.online.next(false)
    const viewing = await recordPlay(here.notes)
    await here.notes.record(video, { verb: 'paused', time: 4, viewing })
    here.online.next(true)
    await Promise.all([here.post.start(), there.post.start(), here.post.hurry(), there.post.hurry()])
    await untilIdle()
    expect(club.heard).toEqual(['open played paused'])
  })
})

describe('Without consent', () => {
  test('waiting events are deleted', async () => {
    const { notes, club, habits, kept } = createPlaybackTab()
    club.failing.push('server-fault')
    await recordPlay(notes)
    await untilIdle()
    expect(kept()).toBeDefined()
    habits.next({ usageAnalytics: false })
    await untilIdle()
    expect(kept()).toBeUndefined()
  })

  test('nothing is recorded, sent or stored', async () => {
    const { notes, club, habits, kept, device } = createPlaybackTab()
    club.failing.push('server-fault')
    const viewing = await recordPlay(notes)
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
    const { notes, club, kept, device } = createPlaybackTab()
    club.failing.push('server-fault')
    await recordPlay(notes)
    await untilIdle()
    const later = createPlaybackTabOn(device, club)
    later.habits.next({ usageAnalytics: false })
    await later.notes.recordExit()
    expect(kept()).toBeUndefined()
  })
})

describe('A sign-out', () => {
  test('empties the outbox, and nothing is sent in the next player’s name', async () => {
    const { notes, club, player, kept, device } = createPlaybackTab()
    club.failing.push('server-fault')
    const viewing = await recordPlay(notes)
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
