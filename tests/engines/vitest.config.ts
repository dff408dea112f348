import { defineConfig } from 'vitest/config'
import { workersFor } from '../../scripts/check/workersFor.ts'

/** In milliseconds; only a hanging engine reaches it. */
const timeout = 1_800_000

export default defineConfig({
  test: {
    name: 'engines',
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: ['tests/engines/writeReport.ts'],
    hookTimeout: timeout,
    teardownTimeout: timeout,
    maxWorkers: workersFor('browser'),
  },
})
