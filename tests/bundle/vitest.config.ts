import { defineConfig } from 'vitest/config'
import { workersFor } from '../../scripts/check/workersFor.ts'

/** In milliseconds; only a hanging test reaches it. */
const timeout = 300_000

export default defineConfig({
  test: {
    name: 'bundle',
    include: ['tests/bundle/**/*.test.ts'],
    expect: { poll: { timeout } },
    testTimeout: 3 * timeout,
    hookTimeout: timeout,
    maxWorkers: workersFor('browser'),
    maxConcurrency: 2,
  },
})
