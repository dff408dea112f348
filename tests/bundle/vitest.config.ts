import { defineConfig } from 'vitest/config'

/** In milliseconds; only a hanging test reaches it. */
const timeout = 60_000

export default defineConfig({
  test: {
    name: 'bundle',
    include: ['tests/bundle/**/*.test.ts'],
    expect: { poll: { timeout } },
    testTimeout: 5 * timeout,
    hookTimeout: timeout,
    maxConcurrency: 2,
  },
})
