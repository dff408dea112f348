import { expect, it, vi } from 'vitest'
import { SystemClock } from './SystemClock.ts'

it("[session.time-zone-browser] tells the device's time and zone", () => {
  vi.useFakeTimers({ now: 1_778_760_000_000 })
  const clock = new SystemClock()
  expect(clock.now().toString()).toBe('2026-05-14T12:00:00Z')
  expect(clock.timeZone).toBe(Temporal.Now.timeZoneId())
  vi.useRealTimers()
})

it('wakes after its time, or at once when nobody waits any more, and leaves no timer', async () => {
  vi.useFakeTimers()
  const clock = new SystemClock()
  const slept = clock.sleep(1000)
  const caller = new AbortController()
  const stopped = clock.sleep(1000, caller.signal)
  caller.abort(new Error('gone'))
  await expect(stopped).rejects.toThrow('gone')
  await expect(clock.sleep(1000, caller.signal)).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1000)
  await slept
  vi.useRealTimers()
})
