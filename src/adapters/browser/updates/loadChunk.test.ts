import { expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { isChunkUnreachable, loadChunk } from './loadChunk.ts'

const address = 'https://www.clubhouse.example/assets/BookScreen-abcd1234.js'

test.each([
  ['Chromium', new TypeError(`Failed to fetch dynamically imported module: ${address}`)],
  ['Firefox', new TypeError(`error loading dynamically imported module: ${address}`)],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['a sheet that is missing', new Error('Unable to preload CSS for /assets/BookScreen-abcd1234.css')],
])('code that can’t be fetched is a failure, in the words of %s', async (_who, error) => {
  expect(isChunkUnreachable(error)).toBe(true)
  await expect(loadChunk(() => Promise.reject(error))).rejects.toBeInstanceOf(Failure)
})

test('code that breaks stays a fault', async () => {
  const fault = new TypeError('x is not a function')
  await expect(loadChunk(() => Promise.reject(fault))).rejects.toBe(fault)
})

test('code that comes comes', async () => {
  expect(await loadChunk(async () => 7)).toBe(7)
})
