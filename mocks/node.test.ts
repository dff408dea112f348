import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend } from './createBackend.ts'
import { interceptRequests } from './node.ts'
import { StoppedClock } from './world/WorldClock.ts'

const me = 'https://api.global.clubhouse.invalid/api/v2/player/me'
let host: ReturnType<typeof interceptRequests>

beforeAll(() => {
  host = interceptRequests()
})
afterAll(() => host.close())

test('requests of this process reach the backend that serves at the moment, and nobody else', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => createBackend({ clock: new StoppedClock('2026-05-13T17:30:00Z') })))
  if (!one || !other) throw new Error('There are no backends')
  host.serve(one)
  expect((await fetch(me)).status).toBe(401)
  host.serve(other)
  other.faults.inject({ kind: 'no-network' }, ['session.me'])
  await expect(fetch(me)).rejects.toThrow(TypeError)
  expect([one.log.length, other.log.length]).toEqual([1, 1])
})

test('an aborted caller releases its held request', async () => {
  const backend = await createBackend({ clock: new StoppedClock('2026-05-13T17:30:00Z') })
  host.serve(backend)
  backend.faults.inject({ kind: 'no-answer' }, ['session.me'])
  const caller = new AbortController()
  const asking = fetch(me, { signal: caller.signal })
  await expect.poll(() => backend.faults.held).toBe(1)
  caller.abort()
  await expect(asking).rejects.toThrow('abort')
  expect(backend.faults.held).toBe(0)
})

test('a request to any other server fails', async () => {
  host.serve(await createBackend({ clock: new StoppedClock('2026-05-13T17:30:00Z') }))
  await expect(fetch('https://elsewhere.example/')).rejects.toThrow(TypeError)
})

test('a closed host leaves fetch as it was', () => {
  const before = globalThis.fetch
  const second = interceptRequests()
  expect(globalThis.fetch).not.toBe(before)
  second.close()
  expect(globalThis.fetch).toBe(before)
})
