import { expect, test } from 'vitest'
import { workerText } from '../../scripts/vite/serviceWorker.ts'

test('the shipped worker is the product’s own alone', async () => {
  const text = await workerText(false)
  expect(text).toContain('activate')
  expect(text).not.toMatch(/msw|mock|CLIENT_CLOSE|importScripts/i)
})

test('the fake backend’s listeners stand behind the product’s, and never see the last tab say good-bye', async () => {
  const text = await workerText(true)
  const own = await workerText(false)
  expect(text.startsWith(own)).toBe(true)
  const stopped = text.indexOf('stopImmediatePropagation')
  expect(stopped).toBeGreaterThan(own.length)
  expect(text.indexOf('self.registration.unregister')).toBeGreaterThan(stopped)
})
