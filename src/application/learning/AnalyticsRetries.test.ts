import { describe, expect, test } from 'vitest'
import { untilIdle } from '#adapters/browser/createDevice'
import { createSchedule, retryAfter } from '../../../tests/builders/analytics.ts'

describe('After a failure analytics are sent again', () => {
  test('in 10, 30, 60 and 300 seconds', async () => {
    const { post, done, clock } = createSchedule(retryAfter(), retryAfter(), retryAfter(), retryAfter(), retryAfter())
    await post.start()
    for (const [index, seconds] of [10, 30, 60, 300].entries()) {
      await clock.pass(seconds * 1000 - 1)
      expect(done).toHaveLength(index + 1)
      await clock.pass(1)
      expect(done).toHaveLength(index + 2)
    }
  })

  test('after five failures only when something happens', async () => {
    const { post, done, clock } = createSchedule(retryAfter(), retryAfter(), retryAfter(), retryAfter(), retryAfter(), retryAfter())
    await post.start()
    for (const seconds of [10, 30, 60, 300]) await clock.pass(seconds * 1000)
    await clock.pass(10_000_000)
    expect(done).toHaveLength(5)
    post.gather()
    await clock.pass(10_000)
    expect(done).toHaveLength(6)
  })

  test('no sooner than the club says', async () => {
    const { post, done, clock } = createSchedule(retryAfter(25))
    await post.start()
    await clock.pass(24_999)
    expect(done).toHaveLength(1)
    await clock.pass(1)
    expect(done).toHaveLength(2)
  })

  test('no sooner than the pause, though the club says less', async () => {
    const { post, done, clock } = createSchedule(retryAfter(5))
    await post.start()
    await clock.pass(9_999)
    expect(done).toHaveLength(1)
  })

  test('after the first pause again once it was sent in between', async () => {
    const { post, done, clock } = createSchedule(retryAfter(), retryAfter(), { waits: false }, retryAfter())
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
    const { post, done, clock, held } = createSchedule(retryAfter())
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
    const { post, done, clock, connectivity } = createSchedule(retryAfter())
    connectivity.next(false)
    await post.start()
    await clock.pass(1_000_000)
    expect([done, clock.sleeping]).toEqual([['send'], 0])
    connectivity.next(true)
    await untilIdle()
    expect(done).toHaveLength(2)
  })
})
