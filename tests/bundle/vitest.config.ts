import { defineConfig } from 'vitest/config'

/** Milliseconds: only what hangs takes as long, however busy the machine is. */
const lastResort = 60_000

/** Fences around what was built: run after both builds. */
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
