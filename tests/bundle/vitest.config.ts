import { defineConfig } from 'vitest/config'

/** In milliseconds; only a hanging test reaches it. */
const lastResort = 60_000

export default defineConfig({
  test: {
    name: 'bundle',
    include: ['tests/bundle/**/*.test.ts'],
    expect: { poll: { timeout: lastResort } },
    testTimeout: 5 * lastResort,
    hookTimeout: lastResort,
    maxConcurrency: 2,
  },
})
