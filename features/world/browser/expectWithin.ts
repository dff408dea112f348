import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { browserTimeout } from './browserTimeout.ts'

const retryDelays = [0, 5, 10, 20, 40, 80]

/** Reads again until it is what is expected. */
export async function expectWithin<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
  const end = performance.now() + browserTimeout
  for (let attempt = 0; ; attempt += 1) {
    const seen = await tryReading(read)
    if ('value' in seen && isDeepStrictEqual(seen.value, expected)) return
    if (performance.now() < end) await new Promise((resolve) => setTimeout(resolve, retryDelays[attempt] ?? retryDelays.at(-1)))
    else if ('value' in seen) assert.deepStrictEqual(seen.value, expected)
    else throw seen.error
  }
}

async function tryReading<T>(read: () => T | Promise<T>): Promise<{ readonly value: T } | { readonly error: unknown }> {
  try {
    return { value: await read() }
  } catch (error) {
    return { error }
  }
}
