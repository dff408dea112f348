import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { withTimeout } from './withTimeout.ts'

/** Its sleepers wake when they are told to. */
function createClock() {
  const sleepers: { readonly wake: () => void; readonly signal: AbortSignal | undefined }[] = []
  const sleep = (_: number, signal?: AbortSignal) =>
    new Promise<void>((wake, stop) => {
      signal?.addEventListener('abort', () => stop(signal.reason))
      sleepers.push({ wake, signal })
    })
  return { sleepers, clock: { now: () => Temporal.Instant.from('2026-05-13T17:30:00Z'), timeZone: 'UTC', ticks: NEVER, sleep } }
}

test('a request ends when its time is over', async () => {
  const { clock, sleepers } = createClock()
  const ended: boolean[] = []
  const sending = withTimeout({ clock, milliseconds: 30_000, signal: undefined }, (signal) => {
    signal.addEventListener('abort', () => ended.push(true))
    return new Promise(() => undefined)
  })
  sleepers[0]?.wake()
  await expect(sending).rejects.toMatchObject({ kind: 'timed-out' })
  expect(ended).toEqual([true])
})

test('an upload has its whole time again whenever bytes have moved', async () => {
  const { clock, sleepers } = createClock()
  const answer = Promise.withResolvers<string>()
  const sending = withTimeout({ clock, milliseconds: 30_000, signal: undefined }, (_, onMoved) => {
    onMoved()
    onMoved()
    return answer.promise
  })
  expect(sleepers.map(({ signal }) => signal?.aborted)).toEqual([true, true, false])
  sleepers[0]?.wake()
  sleepers[1]?.wake()
  answer.resolve('there')
  expect(await sending).toBe('there')
  expect(sleepers.at(-1)?.signal?.aborted).toBe(true)
})

test('an upload that stands still ends, too', async () => {
  const { clock, sleepers } = createClock()
  const sending = withTimeout({ clock, milliseconds: 30_000, signal: undefined }, (_, onMoved) => {
    onMoved()
    return new Promise(() => undefined)
  })
  sleepers[1]?.wake()
  await expect(sending).rejects.toMatchObject({ kind: 'timed-out' })
})
