import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['module', 'node'] } },
  test: {
    isolate: false,
    include: ['src/{domain,application}/**/*.test.ts'],
    // Instrumented sources are slower.
    testTimeout: 10_000,
  },
})
