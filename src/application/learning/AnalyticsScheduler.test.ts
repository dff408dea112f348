import { describe, expect, test } from 'vitest'
import { untilIdle } from '#adapters/browser/createDevice'
import { createSchedule } from '../../../tests/builders/analytics.ts'

describe('Analytics are sent', () => {
  test('when the page starts, and then only with events', async () => {
    const { post, done, clock } = createSchedule()
    await post.start()
    await clock.pass(1_000_000)
    expect([done, clock.sleeping]).toEqual([['send'], 0])
  })

  test('once, however often the page starts', async () => {
    const { post, done, connectivity } = createSchedule()
    await post.start()
    await post.start()
    connectivity.next(true)
    await untilIdle()
    expect(done).toEqual(['send', 'send'])
  })

  test('ten seconds after something happens, with all that happens until then', async () => {
    const { post, done, clock } = createSchedule()
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
    const { post, done, clock, held } = createSchedule()
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
    const { post, done, held } = createSchedule()
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
    const { post, done, clock } = createSchedule()
    post.gather()
    post.hurry()
    await clock.pass(100_000)
    expect([done, clock.sleeping]).toEqual([['send'], 0])
  })

  test('when the page is hidden', async () => {
    const { post, done, page } = createSchedule()
    await post.start()
    page.next(false)
    await untilIdle()
    expect(done).toEqual(['send', 'send'])
  })

  test('but not when the network goes', async () => {
    const { post, done, connectivity } = createSchedule()
    await post.start()
    connectivity.next(false)
    await untilIdle()
    expect(done).toEqual(['send'])
  })

  test('when the network is back', async () => {
    const { post, done, connectivity } = createSchedule()
    await post.start()
    connectivity.next(false)
    connectivity.next(true)
    await untilIdle()
    expect(done).toEqual(['send', 'send'])
  })

  test('when somebody else has signed in', async () => {
    const { post, done, player } = createSchedule()
    await post.start()
    player.next('mateo')
    await untilIdle()
    expect(done).toEqual(['send', 'send'])
  })
})

describe('Analytics are deleted', () => {
  test('as the page begins, where it is not wanted', async () => {
    const { post, done, habits } = createSchedule()
    habits.next({ usageAnalytics: false })
    await post.start()
    expect(done).toEqual(['empty'])
  })

  test('when it is wanted no more, and nothing waits to be sent', async () => {
    const { post, done, habits, clock } = createSchedule()
    await post.start()
    post.gather()
    habits.next({ usageAnalytics: false })
    await clock.pass(100_000)
    expect([done, clock.sleeping]).toEqual([['send', 'empty'], 0])
  })
})
