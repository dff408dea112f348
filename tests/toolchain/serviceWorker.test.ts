import { expect, test } from 'vitest'
import { workerText } from '../../scripts/vite/serviceWorker.ts'

const kept = { version: 'abc', first: [{ path: '', digest: 'abcd' }], rest: [] }

test('the production worker contains only the product’s listeners', async () => {
  const text = await workerText(false, kept)
  expect(text).toContain('activate')
  expect(text).toContain('abcd')
  expect(text).not.toMatch(/msw|mock|CLIENT_CLOSE|importScripts/i)
})

test('the fake backend’s listeners follow the product’s, and don’t receive the message of the last tab', async () => {
  const text = await workerText(true, kept)
  const own = await workerText(false, kept)
  expect(text.startsWith(own)).toBe(true)
  const stopped = text.indexOf('CLIENT_CLOSE')
  expect(stopped).toBeGreaterThan(own.length)
  expect(text.indexOf('self.registration.unregister')).toBeGreaterThan(stopped)
})
